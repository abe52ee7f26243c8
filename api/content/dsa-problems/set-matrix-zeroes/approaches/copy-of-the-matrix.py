def set_zeroes(matrix: list[list[int]]) -> list[list[int]]:
    original = [row.copy() for row in matrix]
    for row, cells in enumerate(original):
        for column, cell in enumerate(cells):
            if cell != 0:
                continue
            for other in range(len(cells)):
                matrix[row][other] = 0
            for other in range(len(original)):
                matrix[other][column] = 0
    return matrix


print(set_zeroes([[1, 2, 3], [4, 0, 6], [7, 8, 9]]))
