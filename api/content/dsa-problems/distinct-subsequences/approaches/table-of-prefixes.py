def count_subsequences(text: str, pattern: str) -> int:
    ways = [[1] + [0] * len(pattern) for _ in range(len(text) + 1)]
    for i, letter in enumerate(text, 1):
        for j, wanted in enumerate(pattern, 1):
            ways[i][j] = ways[i - 1][j]
            if letter == wanted:
                ways[i][j] += ways[i - 1][j - 1]
    return ways[-1][-1]


print(count_subsequences("banana", "ana"))
