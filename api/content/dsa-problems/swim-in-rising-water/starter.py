def earliest_arrival(heights: list[list[int]]) -> int:
    """Return the earliest time to get from the top left to the bottom right.

    At time t, all cells of height t or less are under water.
    earliest_arrival([[0, 3], [2, 1]]) is 2.
    """
    pass


print(earliest_arrival([[1, 6, 7], [2, 9, 3], [4, 8, 5]]))
