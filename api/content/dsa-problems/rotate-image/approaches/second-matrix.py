def rotate(matrix: list[list[int]]) -> list[list[int]]:
    size = len(matrix)
    rotated = [[0] * size for _ in range(size)]
    for row in range(size):
        for column in range(size):
            rotated[column][size - 1 - row] = matrix[row][column]
    for row in range(size):
        for column in range(size):
            matrix[row][column] = rotated[row][column]
    return matrix


print(rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
