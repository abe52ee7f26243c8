def next_round(cells: list[list[int]]) -> list[list[int]]:
    height, width = len(cells), len(cells[0])

    def living_neighbours(row: int, column: int) -> int:
        return sum(
            cells[y][x] & 1
            for y in range(max(0, row - 1), min(height, row + 2))
            for x in range(max(0, column - 1), min(width, column + 2))
            if (y, x) != (row, column)
        )

    for row in range(height):
        for column in range(width):
            living = living_neighbours(row, column)
            if living == 3 or (living == 2 and cells[row][column] & 1):
                cells[row][column] |= 2  # the new state is the second bit
    for line in cells:
        for column in range(width):
            line[column] >>= 1
    return cells


print(next_round([[0, 1, 0], [0, 1, 0], [0, 1, 0]]))
