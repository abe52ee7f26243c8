def contains_duplicate(numbers: list[int]) -> bool:
    """Return whether any value occurs at least twice.

    contains_duplicate([3, 5, 3]) is True, contains_duplicate([3, 5]) is False.
    """
    pass


print(contains_duplicate([4, 7, 1, 9, 7]))
