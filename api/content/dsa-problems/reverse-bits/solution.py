def reverse_bits(number: int) -> int:
    reversed_bits = 0
    for _ in range(32):
        reversed_bits = (reversed_bits << 1) | (number & 1)
        number >>= 1
    return reversed_bits


print(reverse_bits(11))
