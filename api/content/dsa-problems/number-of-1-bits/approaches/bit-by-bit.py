def count_ones(number: int) -> int:
    ones = 0
    while number:
        ones += number & 1
        number >>= 1
    return ones


print(count_ones(44))
