def longest_increasing_path(matrix: list[list[int]]) -> int:
    def longest_from(row: int, column: int) -> int:
        longest = 0
        for near, beside in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            if 0 <= near < len(matrix) and 0 <= beside < len(matrix[0]):
                if matrix[near][beside] > matrix[row][column]:
                    longest = max(longest, longest_from(near, beside))
        return longest + 1

    return max(
        longest_from(row, column)
        for row in range(len(matrix))
        for column in range(len(matrix[0]))
    )


print(longest_increasing_path([[7, 8, 3], [6, 1, 4], [2, 9, 5]]))
