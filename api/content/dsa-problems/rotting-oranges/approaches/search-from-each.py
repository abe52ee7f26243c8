def minutes_to_rot(grid: list[list[int]]) -> int:
    minutes = 0
    for row, oranges in enumerate(grid):
        for column, orange in enumerate(oranges):
            if orange == 1:
                distance = distance_to_rotten(grid, row, column)
                if distance == -1:
                    return -1
                minutes = max(minutes, distance)
    return minutes


def distance_to_rotten(grid: list[list[int]], row: int, column: int) -> int:
    seen = {(row, column)}
    level = [(row, column)]
    distance = 0
    while level:
        if any(grid[row][column] == 2 for row, column in level):
            return distance
        distance += 1
        neighbours = [
            near
            for row, column in level
            for near in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            )
        ]
        level = []
        for row, column in neighbours:
            inside = 0 <= row < len(grid) and 0 <= column < len(grid[row])
            if inside and grid[row][column] != 0 and (row, column) not in seen:
                seen.add((row, column))
                level.append((row, column))
    return -1


print(minutes_to_rot([[2, 1, 0], [1, 1, 1], [0, 1, 1]]))
