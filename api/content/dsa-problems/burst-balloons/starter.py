def max_coins(values: list[int]) -> int:
    """Return the maximum number of coins from bursting all balloons.

    Bursting one pays its value times the values of its two neighbours at
    that moment, with 1 beyond the ends. max_coins([5, 2]) is 15.
    """
    pass


print(max_coins([2, 4, 3]))
