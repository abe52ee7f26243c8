def find_words(board: list[str], words: list[str]) -> list[str]:
    cells = [list(row) for row in board]

    def spells(word: str, index: int, row: int, column: int) -> bool:
        """Whether a path from this cell on spells word from index on."""
        if index == len(word):
            return True
        if not (0 <= row < len(cells) and 0 <= column < len(cells[0])):
            return False
        if cells[row][column] != word[index]:
            return False
        cells[row][column] = ""  # on the path
        found = (
            spells(word, index + 1, row - 1, column)
            or spells(word, index + 1, row + 1, column)
            or spells(word, index + 1, row, column - 1)
            or spells(word, index + 1, row, column + 1)
        )
        cells[row][column] = word[index]
        return found

    starts = [(r, c) for r in range(len(cells)) for c in range(len(cells[0]))]
    return sorted(
        word for word in words if any(spells(word, 0, r, c) for r, c in starts)
    )


words = ["tea", "toe", "new", "worn", "nose"]
print(find_words(["tan", "eor", "sew"], words))
