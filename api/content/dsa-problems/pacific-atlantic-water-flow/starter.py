def pacific_atlantic(heights: list[list[int]]) -> list[list[int]]:
    """Return the cells whose water reaches both oceans, as sorted lists.

    The Pacific is at the top and left, the Atlantic at the bottom and
    right. Water flows to adjacent cells that aren't higher.
    pacific_atlantic([[1, 2], [1, 1]]) is [[0, 0], [0, 1], [1, 0], [1, 1]].
    """
    pass


print(pacific_atlantic([[1, 2, 3], [8, 9, 4], [7, 6, 5]]))
