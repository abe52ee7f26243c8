def max_subarray(numbers: list[int]) -> int:
    """Return the largest sum of a contiguous, non-empty subarray.

    max_subarray([1, -2, 3, 1]) is 4.
    """
    pass


print(max_subarray([3, -5, 4, -1, 2, -6, 3]))
