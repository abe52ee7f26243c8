def single_number(numbers: list[int]) -> int:
    result = 0
    for number in numbers:
        # A number that comes a second time cancels out.
        result ^= number
    return result


print(single_number([7, 3, 5, 3, 7]))
