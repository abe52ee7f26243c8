def min_multiplications(sizes: list[int]) -> int:
    """Return the fewest multiplications for the product of a chain of matrices.

    Matrix i has sizes[i] rows and sizes[i + 1] columns.
    min_multiplications([2, 3, 1, 1]) is 8.
    """
    pass


print(min_multiplications([4, 2, 5, 1, 3]))
