def reverse_bits(number: int) -> int:
    reversed_bits = 0
    while number:
        reversed_bits = reversed_bits * 2 + number % 2
        number //= 2
    return reversed_bits


print(reverse_bits(11))
