from collections import deque

EMPTY = 2**31 - 1


def walls_and_gates(rooms: list[list[int]]) -> list[list[int]]:
    for row, line in enumerate(rooms):
        for column, room in enumerate(line):
            if room == 0:
                spread(rooms, row, column)
    return rooms


def spread(rooms: list[list[int]], row: int, column: int) -> None:
    queue = deque([(row, column)])
    while queue:
        row, column = queue.popleft()
        steps = rooms[row][column] + 1
        for r, c in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            inside = 0 <= r < len(rooms) and 0 <= c < len(rooms[0])
            if inside and steps < rooms[r][c]:
                rooms[r][c] = steps
                queue.append((r, c))


print(walls_and_gates([[0, EMPTY, -1], [EMPTY, EMPTY, EMPTY]]))
