def capture_regions(board: list[list[str]]) -> list[list[str]]:
    height, width = len(board), len(board[0])
    seen: set[tuple[int, int]] = set()
    for start in ((row, column) for row in range(height) for column in range(width)):
        if board[start[0]][start[1]] == "X" or start in seen:
            continue
        seen.add(start)
        region = [start]
        surrounded = True
        for row, column in region:  # it also meets what's appended meanwhile
            if row in (0, height - 1) or column in (0, width - 1):
                surrounded = False
            for near, beside in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                inside = 0 <= near < height and 0 <= beside < width
                if inside and board[near][beside] == "O" and (near, beside) not in seen:
                    seen.add((near, beside))
                    region.append((near, beside))
        if surrounded:
            for row, column in region:
                board[row][column] = "X"
    return board


print(capture_regions([list("XXXX"), list("XOOX"), list("XXXX"), list("XOXX")]))
