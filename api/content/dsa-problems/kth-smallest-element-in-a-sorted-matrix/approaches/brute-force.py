def kth_smallest(matrix: list[list[int]], k: int) -> int:
    for element in (element for row in matrix for element in row):
        smaller = sum(other < element for row in matrix for other in row)
        equal = sum(other == element for row in matrix for other in row)
        if smaller < k <= smaller + equal:
            return element
    raise ValueError("the matrix has fewer than k elements")


print(kth_smallest([[2, 6, 9], [3, 6, 14], [8, 10, 15]], 4))
