from itertools import combinations


def is_valid_sudoku(board: list[str]) -> bool:
    filled = [
        (row, column, digit)
        for row, line in enumerate(board)
        for column, digit in enumerate(line)
        if digit != "."
    ]
    for (row, column, digit), (other_row, other_column, other) in combinations(filled, 2):
        same_row = row == other_row
        same_column = column == other_column
        same_box = row // 3 == other_row // 3 and column // 3 == other_column // 3
        if digit == other and (same_row or same_column or same_box):
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
