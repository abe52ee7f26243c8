def capture_regions(board: list[list[str]]) -> list[list[str]]:
    surrounded = [
        (row, column)
        for row in range(len(board))
        for column in range(len(board[row]))
        if board[row][column] == "O" and not reaches_border(board, row, column)
    ]
    for row, column in surrounded:
        board[row][column] = "X"
    return board


def reaches_border(board: list[list[str]], row: int, column: int) -> bool:
    seen = {(row, column)}
    to_visit = [(row, column)]
    while to_visit:
        row, column = to_visit.pop()
        for near, beside in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            if not (0 <= near < len(board) and 0 <= beside < len(board[0])):
                return True
            if board[near][beside] == "O" and (near, beside) not in seen:
                seen.add((near, beside))
                to_visit.append((near, beside))
    return False


print(capture_regions([list("XXXX"), list("XOOX"), list("XXXX"), list("XOXX")]))
