def minimum_operations(number: int) -> int:
    if number == 0:
        return 0
    highest = 1 << (number.bit_length() - 1)
    # A power of two needs 2 * highest - 1; number is already part of the way.
    return 2 * highest - 1 - minimum_operations(number - highest)


print(minimum_operations(5))
