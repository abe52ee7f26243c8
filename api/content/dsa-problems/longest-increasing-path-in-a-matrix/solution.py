def longest_increasing_path(matrix: list[list[int]]) -> int:
    cells = [
        (number, row, column)
        for row, numbers in enumerate(matrix)
        for column, number in enumerate(numbers)
    ]
    # 0 for cells that haven't been handled: they aren't smaller.
    length = [[0] * len(numbers) for numbers in matrix]
    for number, row, column in sorted(cells):
        longest = 0
        for near, beside in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            inside = 0 <= near < len(matrix) and 0 <= beside < len(matrix[0])
            if inside and matrix[near][beside] < number:
                longest = max(longest, length[near][beside])
        length[row][column] = longest + 1
    return max(max(lengths) for lengths in length)


print(longest_increasing_path([[7, 8, 3], [6, 1, 4], [2, 9, 5]]))
