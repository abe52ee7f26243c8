def reverse_bits(number: int) -> int:
    """Return the integer with the 32 bits of number in reverse order.

    reverse_bits(1) is 2147483648: a one, followed by 31 zeros.
    """
    pass


print(reverse_bits(11))
