def range_bitwise_and(low: int, high: int) -> int:
    """Return the bitwise AND of all integers from low to high, both included.

    range_bitwise_and(6, 7) is 6.
    """
    pass


print(range_bitwise_and(20, 23))
