def find_words(board: list[str], words: list[str]) -> list[str]:
    def spells(word: str, path: list[tuple[int, int]]) -> bool:
        row, column = path[-1]
        if not (0 <= row < len(board) and 0 <= column < len(board[0])):
            return False
        if path[-1] in path[:-1] or board[row][column] != word[0]:
            return False
        if len(word) == 1:
            return True
        around = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        return any(
            spells(word[1:], [*path, (row + down, column + right)])
            for down, right in around
        )

    return sorted(
        word
        for word in words
        if any(
            spells(word, [(row, column)])
            for row in range(len(board))
            for column in range(len(board[0]))
        )
    )


words = ["tea", "toe", "new", "worn", "nose"]
print(find_words(["tan", "eor", "sew"], words))
