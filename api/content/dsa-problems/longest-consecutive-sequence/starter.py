def longest_consecutive(numbers: list[int]) -> int:
    """Return the length of the longest sequence of consecutive integers.

    They may be anywhere in the list. longest_consecutive([5, 9, 6]) is 2.
    """
    pass


print(longest_consecutive([12, 7, 30, 9, 8, 10, 7]))
