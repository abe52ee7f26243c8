from collections import deque

EMPTY = 2**31 - 1


def walls_and_gates(rooms: list[list[int]]) -> list[list[int]]:
    height, width = len(rooms), len(rooms[0])
    queue = deque(
        (row, column)
        for row in range(height)
        for column in range(width)
        if rooms[row][column] == 0
    )
    while queue:
        row, column = queue.popleft()
        steps = rooms[row][column] + 1
        for r, c in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            if 0 <= r < height and 0 <= c < width and rooms[r][c] == EMPTY:
                rooms[r][c] = steps
                queue.append((r, c))
    return rooms


print(walls_and_gates([[0, EMPTY, -1], [EMPTY, EMPTY, EMPTY]]))
