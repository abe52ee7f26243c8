def kth_smallest(matrix: list[list[int]], k: int) -> int:
    return [element for row in matrix for element in row][k - 1]
