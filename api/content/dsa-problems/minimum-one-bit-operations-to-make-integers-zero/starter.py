def minimum_operations(number: int) -> int:
    """Return the fewest operations that turn number into 0.

    One flips the lowest bit; another flips the bit to the left of the lowest 1.
    minimum_operations(3) is 2, since 3 becomes 1, and 1 becomes 0.
    """
    pass


print(minimum_operations(5))
