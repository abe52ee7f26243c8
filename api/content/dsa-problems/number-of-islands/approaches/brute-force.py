def count_islands(grid: list[str]) -> int:
    visited: list[tuple[int, int]] = []
    islands = 0
    for row in range(len(grid)):
        for column in range(len(grid[row])):
            if grid[row][column] == "1" and (row, column) not in visited:
                islands += 1
                visit_island(grid, row, column, visited)
    return islands


def visit_island(
    grid: list[str], row: int, column: int, visited: list[tuple[int, int]]
) -> None:
    to_visit = [(row, column)]
    while to_visit:
        row, column = to_visit.pop()
        if not (0 <= row < len(grid) and 0 <= column < len(grid[row])):
            continue
        if grid[row][column] == "0" or (row, column) in visited:
            continue
        visited.append((row, column))
        to_visit += [(row - 1, column), (row + 1, column)]
        to_visit += [(row, column - 1), (row, column + 1)]


print(count_islands(["11000", "11010", "00010", "10000"]))
