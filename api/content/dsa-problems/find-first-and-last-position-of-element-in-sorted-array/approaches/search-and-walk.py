def search_range(numbers: list[int], target: int) -> list[int]:
    low, high = 0, len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == target:
            first = last = middle
            while first > 0 and numbers[first - 1] == target:
                first -= 1
            while last + 1 < len(numbers) and numbers[last + 1] == target:
                last += 1
            return [first, last]
        if numbers[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return [-1, -1]


print(search_range([2, 4, 4, 4, 7, 9], 4))
