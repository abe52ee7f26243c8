def find_duplicate(numbers: list[int]) -> int:
    """Return the only value that occurs more than once.

    There are n + 1 numbers from 1 to n. Don't modify the list.
    find_duplicate([1, 2, 2]) is 2.
    """
    pass


print(find_duplicate([2, 4, 1, 3, 3]))
