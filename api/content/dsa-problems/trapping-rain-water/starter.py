def trap(heights: list[int]) -> int:
    """Return how many blocks of water remain between the columns.

    trap([2, 0, 1]) is 1.
    """
    pass


print(trap([2, 0, 3, 1, 0, 1, 2]))
