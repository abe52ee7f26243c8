def split_array(numbers: list[int], k: int) -> int:
    low, high = max(numbers), sum(numbers)
    while low < high:
        limit = (low + high) // 2
        parts = total = 0
        for number in numbers:
            if total + number > limit:
                parts += 1
                total = 0
            total += number
        if parts <= k:
            high = limit
        else:
            low = limit + 1
    return low
