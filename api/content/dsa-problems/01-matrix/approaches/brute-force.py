def nearest_zeros(matrix: list[list[int]]) -> list[list[int]]:
    zeros = [
        (row, column)
        for row, line in enumerate(matrix)
        for column, cell in enumerate(line)
        if cell == 0
    ]
    return [
        [
            min(abs(row - r) + abs(column - c) for r, c in zeros)
            for column in range(len(line))
        ]
        for row, line in enumerate(matrix)
    ]


print(nearest_zeros([[0, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0]]))
