def spiral_order(matrix: list[list[int]]) -> list[int]:
    """Return all numbers in spiral order: clockwise from the top left, inwards.

    spiral_order([[1, 2], [3, 4]]) is [1, 2, 4, 3].
    """
    pass


print(spiral_order([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]))
