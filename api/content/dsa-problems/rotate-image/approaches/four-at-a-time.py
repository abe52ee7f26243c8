def rotate(matrix: list[list[int]]) -> list[list[int]]:
    size = len(matrix)
    last = size - 1
    for row in range(size // 2):
        for column in range((size + 1) // 2):
            held = matrix[row][column]
            matrix[row][column] = matrix[last - column][row]
            matrix[last - column][row] = matrix[last - row][last - column]
            matrix[last - row][last - column] = matrix[column][last - row]
            matrix[column][last - row] = held
    return matrix


print(rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
