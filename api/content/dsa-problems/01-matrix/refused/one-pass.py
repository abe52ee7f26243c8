def nearest_zeros(matrix: list[list[int]]) -> list[list[int]]:
    far = len(matrix) + len(matrix[0])
    distances = [[0 if cell == 0 else far for cell in row] for row in matrix]
    for row, line in enumerate(distances):
        for column in range(len(line)):
            if row > 0:
                line[column] = min(line[column], distances[row - 1][column] + 1)
            if column > 0:
                line[column] = min(line[column], line[column - 1] + 1)
    return distances
