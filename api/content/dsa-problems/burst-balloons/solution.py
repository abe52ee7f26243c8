def max_coins(values: list[int]) -> int:
    row = [1, *values, 1]
    size = len(row)
    # best[left][right]: coins for everything strictly between the two.
    best = [[0] * size for _ in range(size)]
    for width in range(2, size):
        for left in range(size - width):
            right = left + width
            borders = row[left] * row[right]
            best[left][right] = max(
                best[left][last] + borders * row[last] + best[last][right]
                for last in range(left + 1, right)
            )
    return best[0][-1]


print(max_coins([2, 4, 3]))
