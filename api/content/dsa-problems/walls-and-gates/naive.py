EMPTY = 2**31 - 1


def walls_and_gates(rooms: list[list[int]]) -> list[list[int]]:
    changed = True
    while changed:
        changed = False
        for r in range(len(rooms) - 1, -1, -1):
            for c in range(len(rooms[0]) - 1, -1, -1):
                around = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                for i, j in around:
                    if 0 <= i < len(rooms) and 0 <= j < len(rooms[0]):
                        if 0 <= rooms[i][j] < rooms[r][c] - 1:
                            rooms[r][c] = rooms[i][j] + 1
                            changed = True
    return rooms


print(walls_and_gates([[0, EMPTY, -1], [EMPTY, EMPTY, EMPTY]]))
