def min_subarray_len(target: int, numbers: list[int]) -> int:
    """Return the length of the shortest run with a sum of at least target.

    0 stands for none. min_subarray_len(5, [2, 1, 4]) is 2.
    """
    pass


print(min_subarray_len(8, [3, 1, 6, 2, 5]))
