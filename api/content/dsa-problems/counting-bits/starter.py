def count_bits(n: int) -> list[int]:
    """Return the number of ones in binary for each of 0, 1, ..., n.

    count_bits(3) is [0, 1, 1, 2].
    """
    pass


print(count_bits(6))
