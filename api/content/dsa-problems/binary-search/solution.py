def search(numbers: list[int], target: int) -> int:
    low, high = 0, len(numbers) - 1
    # If the target is there, its index is in low..high.
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == target:
            return middle
        if numbers[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return -1


print(search([-7, -2, 0, 4, 9, 15], 9))
