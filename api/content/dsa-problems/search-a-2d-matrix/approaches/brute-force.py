def search_matrix(matrix: list[list[int]], target: int) -> bool:
    return any(target in row for row in matrix)


print(search_matrix([[1, 4, 7], [10, 13, 20], [22, 30, 31]], 13))
