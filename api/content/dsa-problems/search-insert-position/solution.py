def search_insert(numbers: list[int], target: int) -> int:
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low


print(search_insert([2, 5, 8, 11], 6))
