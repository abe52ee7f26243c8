def maximal_square(grid: list[str]) -> int:
    rows, columns = len(grid), len(grid[0])
    largest = 0
    for top in range(rows):
        for left in range(columns):
            for side in range(1, min(rows - top, columns - left) + 1):
                square = [row[left : left + side] for row in grid[top : top + side]]
                if all(cell == "1" for row in square for cell in row):
                    largest = max(largest, side)
    return largest * largest


print(maximal_square(["0110", "1111", "1111", "0011"]))
