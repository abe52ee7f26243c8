def search(numbers: list[int], target: int) -> int:
    low, high = 0, len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == target:
            return middle
        if numbers[low] <= numbers[middle]:  # the left half is sorted
            if numbers[low] <= target < numbers[middle]:
                high = middle - 1
            else:
                low = middle + 1
        else:  # the right half is sorted
            if numbers[middle] < target <= numbers[high]:
                low = middle + 1
            else:
                high = middle - 1
    return -1


print(search([8, 11, 15, 1, 4, 6], 4))
