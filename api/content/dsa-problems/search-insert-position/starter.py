def search_insert(numbers: list[int], target: int) -> int:
    """Return the index of target in numbers, or where to insert it.

    The numbers are different and ascending. search_insert([3, 9], 4) is 1.
    """
    pass


print(search_insert([2, 5, 8, 11], 6))
