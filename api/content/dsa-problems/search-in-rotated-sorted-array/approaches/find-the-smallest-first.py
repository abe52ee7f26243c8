def search(numbers: list[int], target: int) -> int:
    start = index_of_smallest(numbers)
    low, high = 0, len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        position = (start + middle) % len(numbers)
        if numbers[position] == target:
            return position
        if numbers[position] < target:
            low = middle + 1
        else:
            high = middle - 1
    return -1


def index_of_smallest(numbers: list[int]) -> int:
    low, high = 0, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] > numbers[high]:
            low = middle + 1
        else:
            high = middle
    return low


print(search([8, 11, 15, 1, 4, 6], 4))
