def largest_island(grid: list[list[int]]) -> int:
    """Return the number of cells of the largest island, 0 if there is none.

    1 is land; islands are connected at the sides of cells, not at corners.
    largest_island([[1, 0, 1], [0, 0, 1]]) is 2.
    """
    pass


print(largest_island([[1, 1, 0, 0], [1, 0, 0, 1], [0, 0, 1, 1], [1, 1, 0, 1]]))
