from math import inf


def min_path_sum(grid: list[list[int]]) -> int:
    best = [0, *[inf] * (len(grid[0]) - 1)]
    for row in grid:
        best[0] += row[0]
        for column in range(1, len(row)):
            best[column] = row[column] + min(best[column], best[column - 1])
    return best[-1]


print(min_path_sum([[2, 8, 1], [3, 4, 9], [7, 1, 2]]))
