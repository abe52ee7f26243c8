def count_subarrays(numbers: list[int], k: int) -> int:
    """Return how many contiguous, non-empty parts of numbers have the sum k.

    count_subarrays([2, 2, 2], 4) is 2.
    """
    pass


print(count_subarrays([3, 4, -7, 1, 6], 7))
