def pacific_atlantic(heights: list[list[int]]) -> list[list[int]]:
    rows, columns = len(heights), len(heights[0])

    def reaches_both(start: tuple[int, int]) -> bool:
        seen = {start}
        stack = [start]
        while stack:
            row, column = stack.pop()
            for cell in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            ):
                if cell in seen or not in_matrix(*cell):
                    continue
                if heights[cell[0]][cell[1]] <= heights[row][column]:
                    seen.add(cell)
                    stack.append(cell)
        return any(0 in cell for cell in seen) and any(
            row == rows - 1 or column == columns - 1 for row, column in seen
        )

    def in_matrix(row: int, column: int) -> bool:
        return 0 <= row < rows and 0 <= column < columns

    return [
        [row, column]
        for row in range(rows)
        for column in range(columns)
        if reaches_both((row, column))
    ]


print(pacific_atlantic([[1, 2, 3], [8, 9, 4], [7, 6, 5]]))
