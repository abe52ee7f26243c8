def pivot_index(numbers: list[int]) -> int:
    """Return the smallest index with equal sums on both sides, or -1.

    The number at the index isn't part of them. pivot_index([2, 7, 2]) is 1.
    """
    pass


print(pivot_index([3, 1, -2, 6, 2]))
