def is_valid_sudoku(board: list[str]) -> bool:
    columns = ["".join(column) for column in zip(*board)]
    boxes = [
        "".join(line[column : column + 3] for line in board[row : row + 3])
        for row in (0, 3, 6)
        for column in (0, 3, 6)
    ]
    for group in [*board, *columns, *boxes]:
        digits = group.replace(".", "")
        if len(set(digits)) < len(digits):
            return False
    return True


example = [
    "2...6...9",
    ".7.1..4..",
    "..8..3.1.",
    "5..9....2",
    ".4..7..6.",
    "9....1..8",
    ".8.5..7..",
    "..9..4.5.",
    "7...2...1",
]
print(is_valid_sudoku(example))
