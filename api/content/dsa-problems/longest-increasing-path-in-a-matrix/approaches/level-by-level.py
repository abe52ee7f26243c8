def longest_increasing_path(matrix: list[list[int]]) -> int:
    height, width = len(matrix), len(matrix[0])
    ends = {(row, column) for row in range(height) for column in range(width)}
    length = 0
    while ends:
        length += 1
        ends = {
            (near, beside)
            for row, column in ends
            for near, beside in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            )
            if 0 <= near < height
            and 0 <= beside < width
            and matrix[near][beside] > matrix[row][column]
        }
    return length


print(longest_increasing_path([[7, 8, 3], [6, 1, 4], [2, 9, 5]]))
