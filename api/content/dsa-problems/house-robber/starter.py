def rob(amounts: list[int]) -> int:
    """Return the largest sum of amounts no two of which are neighbours.

    rob([2, 1, 1, 5]) is 7.
    """
    pass


print(rob([4, 9, 6, 1, 8]))
