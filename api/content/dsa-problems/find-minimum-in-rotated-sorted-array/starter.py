def find_min(numbers: list[int]) -> int:
    """Return the smallest number of a rotated ascending list.

    Take O(log n) time. find_min([4, 6, 1, 3]) is 1.
    """
    pass


print(find_min([6, 9, 12, 1, 4]))
