def count_ones(number: int) -> int:
    ones = 0
    for place in range(32):
        if number & (1 << place):
            ones += 1
    return ones


print(count_ones(44))
