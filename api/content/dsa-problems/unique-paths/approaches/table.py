def unique_paths(rows: int, columns: int) -> int:
    counts = [[1] * columns for _ in range(rows)]
    for row in range(1, rows):
        for column in range(1, columns):
            counts[row][column] = counts[row - 1][column] + counts[row][column - 1]
    return counts[-1][-1]


print(unique_paths(3, 4))
