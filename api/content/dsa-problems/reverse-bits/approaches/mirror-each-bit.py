def reverse_bits(number: int) -> int:
    reversed_bits = 0
    for place in range(32):
        if (number >> place) & 1:
            reversed_bits |= 1 << (31 - place)
    return reversed_bits


print(reverse_bits(11))
