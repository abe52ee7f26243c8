def min_multiplications(sizes: list[int]) -> int:
    sizes, total = list(sizes), 0
    while len(sizes) > 2:
        middle = max(range(1, len(sizes) - 1), key=lambda place: sizes[place])
        total += sizes[middle - 1] * sizes[middle] * sizes[middle + 1]
        del sizes[middle]
    return total
