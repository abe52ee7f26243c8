def longest_increasing_path(matrix: list[list[int]]) -> int:
    paths = [
        (row, column, 1)
        for row in range(len(matrix))
        for column in range(len(matrix[0]))
    ]
    longest = 0
    while paths:
        row, column, length = paths.pop()
        longest = max(longest, length)
        for near, beside in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            if 0 <= near < len(matrix) and 0 <= beside < len(matrix[0]):
                if matrix[near][beside] > matrix[row][column]:
                    paths.append((near, beside, length + 1))
    return longest


print(longest_increasing_path([[7, 8, 3], [6, 1, 4], [2, 9, 5]]))
