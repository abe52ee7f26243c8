def maximal_square(grid: list[str]) -> int:
    above = [0] * (len(grid[0]) + 1)
    largest = 0
    for row in grid:
        current = [0]
        for column, cell in enumerate(row, start=1):
            side = 0
            if cell == "1":
                side = 1 + min(above[column], current[-1], above[column - 1])
                largest = max(largest, side)
            current.append(side)
        above = current
    return largest * largest


print(maximal_square(["0110", "1111", "1111", "0011"]))
