def minutes_to_rot(grid: list[list[int]]) -> int:
    minutes = 0
    while any(1 in row for row in grid):
        following = [row.copy() for row in grid]
        for row, oranges in enumerate(grid):
            for column, orange in enumerate(oranges):
                if orange == 1 and touches_rotten(grid, row, column):
                    following[row][column] = 2
        if following == grid:
            return -1
        grid = following
        minutes += 1
    return minutes


def touches_rotten(grid: list[list[int]], row: int, column: int) -> bool:
    for near, beside in (
        (row - 1, column),
        (row + 1, column),
        (row, column - 1),
        (row, column + 1),
    ):
        if 0 <= near < len(grid) and 0 <= beside < len(grid[near]):
            if grid[near][beside] == 2:
                return True
    return False


print(minutes_to_rot([[2, 1, 0], [1, 1, 1], [0, 1, 1]]))
