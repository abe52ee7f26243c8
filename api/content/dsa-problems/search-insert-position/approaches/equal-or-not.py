def search_insert(numbers: list[int], target: int) -> int:
    low, high = 0, len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == target:
            return middle
        if numbers[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return low


print(search_insert([2, 5, 8, 11], 6))
