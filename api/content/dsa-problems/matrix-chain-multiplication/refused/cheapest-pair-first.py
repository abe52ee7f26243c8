def min_multiplications(sizes: list[int]) -> int:
    sizes, total = list(sizes), 0
    while len(sizes) > 2:
        costs = [a * b * c for a, b, c in zip(sizes, sizes[1:], sizes[2:])]
        total += min(costs)
        del sizes[costs.index(min(costs)) + 1]
    return total
