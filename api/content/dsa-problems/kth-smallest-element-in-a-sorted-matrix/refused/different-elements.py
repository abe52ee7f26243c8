def kth_smallest(matrix: list[list[int]], k: int) -> int:
    different = sorted({element for row in matrix for element in row})
    return different[min(k, len(different)) - 1]
