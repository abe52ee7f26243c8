def is_valid_sudoku(board: list[str]) -> bool:
    seen: set[tuple] = set()
    for row, line in enumerate(board):
        for column, digit in enumerate(line):
            if digit == ".":
                continue
            facts = {
                ("row", row, digit),
                ("column", column, digit),
                ("box", row // 3, column // 3, digit),
            }
            if not seen.isdisjoint(facts):
                return False
            seen |= facts
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
