def remove_duplicates(numbers: list[int]) -> int:
    for index, number in enumerate(numbers):
        if index > 0 and number == numbers[index - 1]:
            numbers.pop(index)
    return len(numbers)
