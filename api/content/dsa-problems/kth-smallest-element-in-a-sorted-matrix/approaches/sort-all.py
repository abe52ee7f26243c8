def kth_smallest(matrix: list[list[int]], k: int) -> int:
    return sorted(element for row in matrix for element in row)[k - 1]


print(kth_smallest([[2, 6, 9], [3, 6, 14], [8, 10, 15]], 4))
