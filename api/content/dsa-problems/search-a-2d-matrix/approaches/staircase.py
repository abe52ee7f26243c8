def search_matrix(matrix: list[list[int]], target: int) -> bool:
    row, column = 0, len(matrix[0]) - 1
    while row < len(matrix) and column >= 0:
        number = matrix[row][column]
        if number == target:
            return True
        if number < target:
            row += 1
        else:
            column -= 1
    return False


print(search_matrix([[1, 4, 7], [10, 13, 20], [22, 30, 31]], 13))
