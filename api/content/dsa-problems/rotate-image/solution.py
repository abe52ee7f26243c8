def rotate(matrix: list[list[int]]) -> list[list[int]]:
    size = len(matrix)
    for row in range(size):
        # Only right of the diagonal: each pair is swapped once.
        for column in range(row + 1, size):
            matrix[row][column], matrix[column][row] = (
                matrix[column][row],
                matrix[row][column],
            )
    for cells in matrix:
        cells.reverse()
    return matrix


print(rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
