def largest_island(grid: list[list[int]]) -> int:
    height, width = len(grid), len(grid[0])
    parent = list(range(height * width))
    size = [1] * (height * width)

    def find(cell: int) -> int:
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    def join(one: int, other: int) -> None:
        large, small = find(one), find(other)
        if large == small:
            return
        if size[large] < size[small]:
            large, small = small, large
        parent[small] = large
        size[large] += size[small]

    land = [
        (row, column)
        for row in range(height)
        for column in range(width)
        if grid[row][column] == 1
    ]
    for row, column in land:
        cell = row * width + column
        if row + 1 < height and grid[row + 1][column] == 1:
            join(cell, cell + width)
        if column + 1 < width and grid[row][column + 1] == 1:
            join(cell, cell + 1)
    return max((size[row * width + column] for row, column in land), default=0)


print(largest_island([[1, 1, 0, 0], [1, 0, 0, 1], [0, 0, 1, 1], [1, 1, 0, 1]]))
