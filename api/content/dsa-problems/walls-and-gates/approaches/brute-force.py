EMPTY = 2**31 - 1


def walls_and_gates(rooms: list[list[int]]) -> list[list[int]]:
    for row, line in enumerate(rooms):
        for column, room in enumerate(line):
            if room == EMPTY:
                line[column] = steps_to_gate(rooms, row, column)
    return rooms


def steps_to_gate(rooms: list[list[int]], row: int, column: int) -> int:
    seen = {(row, column)}
    level = [(row, column)]
    steps = 0
    while level:
        following: list[tuple[int, int]] = []
        for row, column in level:
            if rooms[row][column] == 0:
                return steps
            for r, c in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                inside = 0 <= r < len(rooms) and 0 <= c < len(rooms[0])
                if inside and rooms[r][c] != -1 and (r, c) not in seen:
                    seen.add((r, c))
                    following.append((r, c))
        level = following
        steps += 1
    return EMPTY


print(walls_and_gates([[0, EMPTY, -1], [EMPTY, EMPTY, EMPTY]]))
