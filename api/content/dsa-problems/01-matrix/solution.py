from collections import deque


def nearest_zeros(matrix: list[list[int]]) -> list[list[int]]:
    height, width = len(matrix), len(matrix[0])
    distances = [[0 if cell == 0 else -1 for cell in row] for row in matrix]
    queue = deque(
        (row, column)
        for row in range(height)
        for column in range(width)
        if matrix[row][column] == 0
    )
    while queue:
        row, column = queue.popleft()
        steps = distances[row][column] + 1
        for r, c in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            if 0 <= r < height and 0 <= c < width and distances[r][c] < 0:
                distances[r][c] = steps
                queue.append((r, c))
    return distances


print(nearest_zeros([[0, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0]]))
