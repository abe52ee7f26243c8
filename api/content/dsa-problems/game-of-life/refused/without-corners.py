def next_round(cells: list[list[int]]) -> list[list[int]]:
    old = [list(row) for row in cells]
    height, width = len(old), len(old[0])
    for row in range(height):
        for column in range(width):
            around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            living = sum(old[y][x] for y, x in around if 0 <= y < height and 0 <= x < width)
            cells[row][column] = int(living == 3 or (living == 2 and old[row][column] == 1))
    return cells
