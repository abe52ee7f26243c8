def kth_smallest(matrix: list[list[int]], k: int) -> int:
    """Return the k-th smallest element of a matrix with sorted rows and columns.

    k counts from 1. kth_smallest([[1, 4], [2, 5]], 3) is 4.
    """
    pass


print(kth_smallest([[2, 6, 9], [3, 6, 14], [8, 10, 15]], 4))
