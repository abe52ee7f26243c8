def find_duplicate(numbers: list[int]) -> int:
    low, high = 1, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if sum(number <= middle for number in numbers) > middle:
            high = middle
        else:
            low = middle + 1
    return low


print(find_duplicate([2, 4, 1, 3, 3]))
