def min_path_sum(grid: list[list[int]]) -> int:
    sums: list[list[int]] = []
    for row, numbers in enumerate(grid):
        sums.append([])
        for column, number in enumerate(numbers):
            before = []
            if row > 0:
                before.append(sums[row - 1][column])
            if column > 0:
                before.append(sums[row][column - 1])
            sums[row].append(number + min(before, default=0))
    return sums[-1][-1]


print(min_path_sum([[2, 8, 1], [3, 4, 9], [7, 1, 2]]))
