def spiral_order(matrix: list[list[int]]) -> list[int]:
    order: list[int] = []
    rest = matrix
    while rest:
        order += rest[0]
        columns = [list(column) for column in zip(*rest[1:])]
        rest = columns[::-1]
    return order


print(spiral_order([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]))
