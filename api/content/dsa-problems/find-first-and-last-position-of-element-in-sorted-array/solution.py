def search_range(numbers: list[int], target: int) -> list[int]:
    first = lower_bound(numbers, target)
    if first == len(numbers) or numbers[first] != target:
        return [-1, -1]
    return [first, lower_bound(numbers, target + 1) - 1]


def lower_bound(numbers: list[int], value: int) -> int:
    """The first index whose number isn't smaller than value."""
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


print(search_range([2, 4, 4, 4, 7, 9], 4))
