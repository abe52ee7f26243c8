from math import inf


def cheapest_price(
    flights: list[list[int]], count: int, start: int, goal: int, stops: int
) -> int:
    def cheapest_from(city: int, flights_left: int) -> float:
        if city == goal:
            return 0
        if flights_left == 0:
            return inf
        return min(
            (
                price + cheapest_from(target, flights_left - 1)
                for source, target, price in flights
                if source == city
            ),
            default=inf,
        )

    cheapest = cheapest_from(start, stops + 1)
    return -1 if cheapest == inf else cheapest


flights = [[0, 1, 40], [1, 2, 30], [0, 2, 90], [1, 3, 100], [2, 3, 20]]
print(cheapest_price(flights, 4, 0, 3, 1))
