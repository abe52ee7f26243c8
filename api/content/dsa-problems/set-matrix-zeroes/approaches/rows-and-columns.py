def set_zeroes(matrix: list[list[int]]) -> list[list[int]]:
    zero_rows: set[int] = set()
    zero_columns: set[int] = set()
    for row, cells in enumerate(matrix):
        for column, cell in enumerate(cells):
            if cell == 0:
                zero_rows.add(row)
                zero_columns.add(column)
    for row, cells in enumerate(matrix):
        for column in range(len(cells)):
            if row in zero_rows or column in zero_columns:
                cells[column] = 0
    return matrix


print(set_zeroes([[1, 2, 3], [4, 0, 6], [7, 8, 9]]))
