def single_number(numbers: list[int]) -> int:
    result = 0
    for place in range(32):
        ones = sum(number >> place & 1 for number in numbers)
        if ones % 3 == 1:
            result |= 1 << place
    # The highest bit is that of the sign.
    return result - (1 << 32) if result >= 1 << 31 else result


print(single_number([5, 2, 5, -3, 2, 5, 2]))
