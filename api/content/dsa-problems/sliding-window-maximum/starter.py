def max_sliding_window(numbers: list[int], k: int) -> list[int]:
    """Return the maximum of each window of k adjacent numbers.

    max_sliding_window([1, 3, 2, 0], 2) is [3, 3, 2].
    """
    pass


print(max_sliding_window([4, 2, 5, 1, 3, 2, 0], 3))
