def cheapest_price(
    flights: list[list[int]], count: int, start: int, goal: int, stops: int
) -> int:
    """Return the lowest price from start to goal with at most stops stops.

    [source, target, price] is a flight in one direction. -1 means that no
    such journey exists. cheapest_price([[0, 1, 5]], 2, 0, 1, 0) is 5.
    """
    pass


flights = [[0, 1, 40], [1, 2, 30], [0, 2, 90], [1, 3, 100], [2, 3, 20]]
print(cheapest_price(flights, 4, 0, 3, 1))
