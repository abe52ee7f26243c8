def find_min(numbers: list[int]) -> int:
    for index in range(1, len(numbers)):
        if numbers[index] < numbers[index - 1]:
            return numbers[index]
    return numbers[0]


print(find_min([6, 9, 12, 1, 4]))
