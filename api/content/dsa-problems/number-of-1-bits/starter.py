def count_ones(number: int) -> int:
    """Return the number of ones in the binary representation of number.

    count_ones(6) is 2, since 6 is 110 in binary.
    """
    pass


print(count_ones(44))
