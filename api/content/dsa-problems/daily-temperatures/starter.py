def daily_temperatures(temperatures: list[int]) -> list[int]:
    """Return for each day how many days later it first gets warmer.

    It is 0 if no later day is warmer. daily_temperatures([5, 4, 6]) is
    [2, 1, 0].
    """
    pass


print(daily_temperatures([22, 21, 19, 23, 18, 25]))
