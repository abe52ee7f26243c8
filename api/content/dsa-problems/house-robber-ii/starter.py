def rob(amounts: list[int]) -> int:
    """Return the largest sum of amounts no two of which are neighbours.

    The first and the last amount are neighbours, too. rob([3, 5, 3]) is 5.
    """
    pass


print(rob([6, 2, 3, 7]))
