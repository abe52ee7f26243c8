def largest_island(grid: list[list[int]]) -> int:
    unseen = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell == 1
    }
    largest = 0
    while unseen:
        to_visit = [unseen.pop()]
        area = 0
        while to_visit:
            row, column = to_visit.pop()
            area += 1
            for neighbour in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if neighbour in unseen:
                    unseen.remove(neighbour)
                    to_visit.append(neighbour)
        largest = max(largest, area)
    return largest


print(largest_island([[1, 1, 0, 0], [1, 0, 0, 1], [0, 0, 1, 1], [1, 1, 0, 1]]))
