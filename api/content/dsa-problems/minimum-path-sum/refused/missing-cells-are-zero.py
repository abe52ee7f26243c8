def min_path_sum(grid: list[list[int]]) -> int:
    best = [0] * (len(grid[0]) + 1)
    for row in grid:
        for column, number in enumerate(row, start=1):
            best[column] = number + min(best[column], best[column - 1])
    return best[-1]
