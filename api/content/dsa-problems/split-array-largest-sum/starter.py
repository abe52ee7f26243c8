def split_array(numbers: list[int], k: int) -> int:
    """Return the smallest possible largest sum of k parts next to each other.

    split_array([4, 1, 5], 2) is 5.
    """
    pass


print(split_array([6, 3, 5, 2, 8], 3))
