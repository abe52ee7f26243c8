def single_number(numbers: list[int]) -> int:
    # For each bit, the pair (twos, ones) counts 00, 01, 10, and 00 again.
    ones = twos = 0
    for number in numbers:
        ones = (ones ^ number) & ~twos
        twos = (twos ^ number) & ~ones
    return ones


print(single_number([5, 2, 5, -3, 2, 5, 2]))
