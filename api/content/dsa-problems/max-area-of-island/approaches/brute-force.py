def largest_island(grid: list[list[int]]) -> int:
    return max(
        area_from(grid, row, column)
        for row in range(len(grid))
        for column in range(len(grid[row]))
    )


def area_from(grid: list[list[int]], row: int, column: int) -> int:
    seen: set[tuple[int, int]] = set()
    to_visit = [(row, column)]
    while to_visit:
        row, column = to_visit.pop()
        if not (0 <= row < len(grid) and 0 <= column < len(grid[row])):
            continue
        if grid[row][column] == 0 or (row, column) in seen:
            continue
        seen.add((row, column))
        to_visit += [(row - 1, column), (row + 1, column)]
        to_visit += [(row, column - 1), (row, column + 1)]
    return len(seen)


print(largest_island([[1, 1, 0, 0], [1, 0, 0, 1], [0, 0, 1, 1], [1, 1, 0, 1]]))
