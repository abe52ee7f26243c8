def search_matrix(matrix: list[list[int]], target: int) -> bool:
    width = len(matrix[0])
    low, high = 0, len(matrix) * width - 1
    while low <= high:
        middle = (low + high) // 2
        row, column = divmod(middle, width)
        number = matrix[row][column]
        if number == target:
            return True
        if number < target:
            low = middle + 1
        else:
            high = middle - 1
    return False


print(search_matrix([[1, 4, 7], [10, 13, 20], [22, 30, 31]], 13))
