def next_round(cells: list[list[int]]) -> list[list[int]]:
    old = [list(row) for row in cells]
    height, width = len(old), len(old[0])
    for row in range(height):
        for column in range(width):
            living = sum(
                old[y][x]
                for y in range(max(0, row - 1), min(height, row + 2))
                for x in range(max(0, column - 1), min(width, column + 2))
                if (y, x) != (row, column)
            )
            cells[row][column] = int(living in (2, 3))
    return cells
