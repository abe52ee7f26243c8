def next_round(cells: list[list[int]]) -> list[list[int]]:
    width = len(cells[0])
    nothing = [0] * width
    above = nothing
    for row, line in enumerate(cells):
        current = list(line)
        below = cells[row + 1] if row + 1 < len(cells) else nothing
        for column in range(width):
            first, last = max(0, column - 1), column + 2
            block = sum(above[first:last]) + sum(current[first:last]) + sum(below[first:last])
            living = block - current[column]
            line[column] = int(living == 3 or (living == 2 and current[column] == 1))
        above = current
    return cells


print(next_round([[0, 1, 0], [0, 1, 0], [0, 1, 0]]))
