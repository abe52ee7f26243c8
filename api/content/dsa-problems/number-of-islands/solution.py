def count_islands(grid: list[str]) -> int:
    land = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell == "1"
    }
    seen: set[tuple[int, int]] = set()
    islands = 0
    for start in land:
        if start in seen:
            continue
        islands += 1
        seen.add(start)
        to_visit = [start]
        while to_visit:
            row, column = to_visit.pop()
            for neighbour in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if neighbour in land and neighbour not in seen:
                    seen.add(neighbour)
                    to_visit.append(neighbour)
    return islands


print(count_islands(["11000", "11010", "00010", "10000"]))
