def spiral_order(matrix: list[list[int]]) -> list[int]:
    top, bottom = 0, len(matrix) - 1
    left, right = 0, len(matrix[0]) - 1
    order: list[int] = []
    while top <= bottom and left <= right:
        for column in range(left, right + 1):
            order.append(matrix[top][column])
        top += 1
        for row in range(top, bottom + 1):
            order.append(matrix[row][right])
        right -= 1
        if top <= bottom:  # a row is left
            for column in range(right, left - 1, -1):
                order.append(matrix[bottom][column])
            bottom -= 1
        if left <= right:  # a column is left
            for row in range(bottom, top - 1, -1):
                order.append(matrix[row][left])
            left += 1
    return order


print(spiral_order([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]))
