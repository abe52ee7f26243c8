def kth_largest(numbers: list[int], k: int) -> int:
    """Return the k-th largest number; equal numbers count separately.

    kth_largest([3, 9, 5], 2) is 5.
    """
    pass


print(kth_largest([6, 2, 9, 4, 9, 1], 3))
