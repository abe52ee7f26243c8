def can_partition(numbers: list[int]) -> bool:
    """Return True if numbers can be split into two groups of equal sum.

    can_partition([1, 2, 3]) is True, can_partition([1, 3]) is False.
    """
    pass


print(can_partition([3, 1, 5, 9]))
