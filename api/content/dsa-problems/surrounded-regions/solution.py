def capture_regions(board: list[list[str]]) -> list[list[str]]:
    height, width = len(board), len(board[0])
    border = [(row, column) for row in range(height) for column in (0, width - 1)]
    border += [(row, column) for row in (0, height - 1) for column in range(width)]
    safe = {(row, column) for row, column in border if board[row][column] == "O"}
    to_visit = list(safe)
    while to_visit:
        row, column = to_visit.pop()
        for near, beside in (
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ):
            inside = 0 <= near < height and 0 <= beside < width
            if inside and board[near][beside] == "O" and (near, beside) not in safe:
                safe.add((near, beside))
                to_visit.append((near, beside))
    for row in range(height):
        for column in range(width):
            if (row, column) not in safe:
                board[row][column] = "X"
    return board


print(capture_regions([list("XXXX"), list("XOOX"), list("XXXX"), list("XOXX")]))
