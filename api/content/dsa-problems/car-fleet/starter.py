def car_fleet(target: int, positions: list[int], speeds: list[int]) -> int:
    """Return the number of fleets that arrive at target.

    A car that catches up with a slower one follows it, even if it does so
    only at target. car_fleet(10, [0, 5], [2, 1]) is 1.
    """
    pass


print(car_fleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]))
