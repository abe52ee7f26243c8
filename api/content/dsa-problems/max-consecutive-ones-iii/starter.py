def longest_ones(bits: list[int], k: int) -> int:
    """Return the longest run of ones after turning up to k zeros.

    longest_ones([0, 1, 0, 1], 1) is 3.
    """
    pass


print(longest_ones([1, 0, 1, 1, 0, 0, 1, 1, 1], 1))
