def split_array(numbers: list[int], k: int) -> int:
    low, high = max(numbers), sum(numbers)
    while low < high:
        limit = (low + high) // 2
        if parts_needed(numbers, limit) <= k:
            high = limit
        else:
            low = limit + 1
    return low


def parts_needed(numbers: list[int], limit: int) -> int:
    """The fewest parts, if none may have a sum above limit."""
    parts = 1
    total = 0
    for number in numbers:
        if total + number > limit:
            parts += 1
            total = 0
        total += number
    return parts


print(split_array([6, 3, 5, 2, 8], 3))
