def set_zeroes(matrix: list[list[int]]) -> list[list[int]]:
    """Set the row and the column of each 0 to 0, in place; return matrix.

    set_zeroes([[0, 1], [2, 3]]) is [[0, 0], [0, 3]].
    """
    pass


print(set_zeroes([[1, 2, 3], [4, 0, 6], [7, 8, 9]]))
