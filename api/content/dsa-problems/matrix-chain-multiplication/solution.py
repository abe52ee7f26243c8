def min_multiplications(sizes: list[int]) -> int:
    count = len(sizes) - 1
    # The cost of the matrices from first to last.
    best = [[0] * count for _ in range(count)]
    for length in range(2, count + 1):
        for first in range(count - length + 1):
            last = first + length - 1
            best[first][last] = min(
                best[first][split]
                + best[split + 1][last]
                + sizes[first] * sizes[split + 1] * sizes[last + 1]
                for split in range(first, last)
            )
    return best[0][-1]


print(min_multiplications([4, 2, 5, 1, 3]))
