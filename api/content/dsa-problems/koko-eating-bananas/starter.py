def min_eating_speed(piles: list[int], hours: int) -> int:
    """Return the smallest speed that empties all piles within hours.

    In one hour, only one pile is eaten from.
    min_eating_speed([3, 5], 3) is 3.
    """
    pass


print(min_eating_speed([4, 9, 6], 6))
