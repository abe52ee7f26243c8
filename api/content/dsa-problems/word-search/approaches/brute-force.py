def exist(board: list[str], word: str) -> bool:
    paths = [
        [(row, column)]
        for row in range(len(board))
        for column in range(len(board[0]))
        if board[row][column] == word[0]
    ]
    for letter in word[1:]:
        longer = []
        for path in paths:
            r, c = path[-1]
            for i, j in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= i < len(board) and 0 <= j < len(board[0]):
                    if board[i][j] == letter and (i, j) not in path:
                        longer.append([*path, (i, j)])
        paths = longer
    return len(paths) > 0


print(exist(["care", "dote", "ants"], "road"))
