def count_ones(number: int) -> int:
    ones = 0
    while number:
        number &= number - 1  # clears the lowest 1 bit
        ones += 1
    return ones


print(count_ones(44))
