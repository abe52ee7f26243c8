def find_peak_element(numbers: list[int]) -> int:
    for index in range(1, len(numbers) - 1):
        if numbers[index - 1] < numbers[index] > numbers[index + 1]:
            return index
    return 0
