def find_peak_element(numbers: list[int]) -> int:
    for index in range(len(numbers) - 1):
        if numbers[index] > numbers[index + 1]:
            return index
    return len(numbers) - 1


print(find_peak_element([2, 5, 9, 7, 4, 1]))
