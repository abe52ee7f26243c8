def unique_paths(rows: int, columns: int) -> int:
    counts = [1] * columns
    for _ in range(rows - 1):
        for column in range(1, columns):
            # Still the count from above, plus the new one on the left.
            counts[column] += counts[column - 1]
    return counts[-1]


print(unique_paths(3, 4))
