def is_valid_sudoku(board: list[str]) -> bool:
    columns = ["".join(column) for column in zip(*board)]
    for line in [*board, *columns]:
        digits = line.replace(".", "")
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
