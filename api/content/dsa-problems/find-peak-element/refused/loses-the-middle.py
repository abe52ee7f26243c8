def find_peak_element(numbers: list[int]) -> int:
    low, high = 0, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < numbers[middle + 1]:
            low = middle + 1
        else:
            high = middle - 1
    return low
