Cell = tuple[int, int]


def pacific_atlantic(heights: list[list[int]]) -> list[list[int]]:
    rows, columns = len(heights), len(heights[0])
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    pacific = {(row, column) for row, column in cells if row == 0 or column == 0}
    atlantic = {
        (row, column)
        for row, column in cells
        if row == rows - 1 or column == columns - 1
    }
    for reached in (pacific, atlantic):
        while sweep(cells, reached, heights):
            pass
    return [list(cell) for cell in cells if cell in pacific and cell in atlantic]


def sweep(cells: list[Cell], reached: set[Cell], heights: list[list[int]]) -> bool:
    """Adds cells whose water flows into those reached; says whether any were."""
    before = len(reached)
    for row, column in cells:
        if (row, column) in reached:
            continue
        for near, beside in (
            (row + 1, column),
            (row - 1, column),
            (row, column + 1),
            (row, column - 1),
        ):
            if (near, beside) in reached:
                if heights[near][beside] <= heights[row][column]:
                    reached.add((row, column))
    return len(reached) > before


print(pacific_atlantic([[1, 2, 3], [8, 9, 4], [7, 6, 5]]))
