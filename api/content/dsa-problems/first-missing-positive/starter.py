def first_missing_positive(numbers: list[int]) -> int:
    """Return the smallest positive integer that isn't in numbers.

    first_missing_positive([2, 3, 1]) is 4.
    """
    pass


print(first_missing_positive([3, -2, 1, 7, 2]))
