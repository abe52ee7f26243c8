def maximal_square(grid: list[str]) -> int:
    above = [0] * (len(grid[0]) + 1)
    largest = 0
    for row in grid:
        current = [0]
        for column, cell in enumerate(row, start=1):
            side = 1 + min(above[column], current[-1]) if cell == "1" else 0
            largest = max(largest, side)
            current.append(side)
        above = current
    return largest * largest
