def find_min(numbers: list[int]) -> int:
    low, high = 0, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] > numbers[high]:
            low = middle + 1  # the drop is after the middle
        else:
            high = middle  # the middle itself may be the minimum
    return numbers[low]


print(find_min([6, 9, 12, 1, 4]))
