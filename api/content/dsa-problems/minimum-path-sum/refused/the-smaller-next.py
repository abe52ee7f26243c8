def min_path_sum(grid: list[list[int]]) -> int:
    row = column = 0
    total = grid[0][0]
    while row + 1 < len(grid) or column + 1 < len(grid[0]):
        down = row + 1 < len(grid)
        right = column + 1 < len(grid[0])
        if down and (not right or grid[row + 1][column] <= grid[row][column + 1]):
            row += 1
        else:
            column += 1
        total += grid[row][column]
    return total
