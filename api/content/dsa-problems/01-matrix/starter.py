def nearest_zeros(matrix: list[list[int]]) -> list[list[int]]:
    """Return each cell's distance to the nearest 0.

    One step leads to a cell above, below, to the left or to the right.
    nearest_zeros([[0, 1, 1]]) is [[0, 1, 2]].
    """
    pass


print(nearest_zeros([[0, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0]]))
