def nearest_zeros(matrix: list[list[int]]) -> list[list[int]]:
    height, width = len(matrix), len(matrix[0])

    def distance(start: tuple[int, int]) -> int:
        steps = 0
        seen = {start}
        ring = [start]
        while all(matrix[row][column] != 0 for row, column in ring):
            steps += 1
            further = []
            for row, column in ring:
                for cell in (
                    (row - 1, column),
                    (row + 1, column),
                    (row, column - 1),
                    (row, column + 1),
                ):
                    inside = 0 <= cell[0] < height and 0 <= cell[1] < width
                    if inside and cell not in seen:
                        seen.add(cell)
                        further.append(cell)
            ring = further
        return steps

    return [
        [distance((row, column)) for column in range(width)]
        for row in range(height)
    ]


print(nearest_zeros([[0, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0]]))
