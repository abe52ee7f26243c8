def missing_number(numbers: list[int]) -> int:
    missing = len(numbers)
    for index, number in enumerate(numbers):
        missing ^= index ^ number
    return missing


print(missing_number([4, 0, 3, 1]))
