def search_matrix(matrix: list[list[int]], target: int) -> bool:
    """Return True if target occurs in the matrix.

    Its rows ascend, and each begins above the end of the one before.
    search_matrix([[1, 2], [5, 9]], 5) is True.
    """
    pass


print(search_matrix([[1, 4, 7], [10, 13, 20], [22, 30, 31]], 13))
