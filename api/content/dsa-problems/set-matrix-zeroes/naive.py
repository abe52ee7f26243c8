def set_zeroes(matrix: list[list[int]]) -> list[list[int]]:
    for row in range(len(matrix)):
        for column in range(len(matrix[0])):
            if matrix[row][column] == 0:
                for other in range(len(matrix[0])):
                    matrix[row][other] = 0
                for other in range(len(matrix)):
                    matrix[other][column] = 0
    return matrix


print(set_zeroes([[1, 2, 3], [4, 0, 6], [7, 8, 9]]))
