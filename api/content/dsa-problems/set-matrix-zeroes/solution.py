def set_zeroes(matrix: list[list[int]]) -> list[list[int]]:
    first_column_has_zero = False
    for row in matrix:
        if row[0] == 0:
            first_column_has_zero = True
        for column in range(1, len(row)):
            if row[column] == 0:
                row[0] = matrix[0][column] = 0
    # From the bottom: the marks of the columns are in the first row.
    for row in reversed(matrix):
        for column in range(1, len(row)):
            if row[0] == 0 or matrix[0][column] == 0:
                row[column] = 0
        if first_column_has_zero:
            row[0] = 0
    return matrix


print(set_zeroes([[1, 2, 3], [4, 0, 6], [7, 8, 9]]))
