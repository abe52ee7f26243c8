def count_islands(grid: list[str]) -> int:
    parent: dict[tuple[int, int], tuple[int, int]] = {}
    islands = 0

    def find(cell: tuple[int, int]) -> tuple[int, int]:
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]  # the path becomes shorter
            cell = parent[cell]
        return cell

    for row, cells in enumerate(grid):
        for column, cell in enumerate(cells):
            if cell == "0":
                continue
            here = (row, column)
            parent[here] = here
            islands += 1
            for neighbour in ((row - 1, column), (row, column - 1)):
                if neighbour in parent and find(neighbour) != find(here):
                    parent[find(neighbour)] = find(here)
                    islands -= 1
    return islands


print(count_islands(["11000", "11010", "00010", "10000"]))
