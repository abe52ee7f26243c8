def minutes_to_rot(grid: list[list[int]]) -> int:
    box = [row.copy() for row in grid]
    fresh = sum(row.count(1) for row in box)
    newly_rotten = [
        (row, column)
        for row, oranges in enumerate(box)
        for column, orange in enumerate(oranges)
        if orange == 2
    ]
    minutes = 0
    while fresh and newly_rotten:
        minutes += 1
        neighbours = [
            near
            for row, column in newly_rotten
            for near in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            )
        ]
        newly_rotten = []
        for row, column in neighbours:
            inside = 0 <= row < len(box) and 0 <= column < len(box[row])
            if inside and box[row][column] == 1:
                box[row][column] = 2
                fresh -= 1
                newly_rotten.append((row, column))
    return -1 if fresh else minutes


print(minutes_to_rot([[2, 1, 0], [1, 1, 1], [0, 1, 1]]))
