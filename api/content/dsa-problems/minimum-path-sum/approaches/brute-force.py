def min_path_sum(grid: list[list[int]]) -> int:
    rows, columns = len(grid), len(grid[0])

    def smallest_from(row: int, column: int) -> int:
        rests = []
        if row + 1 < rows:
            rests.append(smallest_from(row + 1, column))
        if column + 1 < columns:
            rests.append(smallest_from(row, column + 1))
        return grid[row][column] + min(rests, default=0)

    return smallest_from(0, 0)


print(min_path_sum([[2, 8, 1], [3, 4, 9], [7, 1, 2]]))
