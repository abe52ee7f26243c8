def find_max_length(bits: list[int]) -> int:
    """Return the length of the longest run with as many zeros as ones.

    find_max_length([0, 1, 1]) is 2.
    """
    pass


print(find_max_length([1, 1, 1, 0, 1, 0, 0]))
