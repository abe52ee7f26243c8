def rotate(matrix: list[list[int]]) -> list[list[int]]:
    """Rotate the square matrix by 90 degrees clockwise, in place, and return it.

    rotate([[1, 2], [3, 4]]) is [[3, 1], [4, 2]].
    """
    pass


print(rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
