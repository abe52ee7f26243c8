def find_words(board: list[str], words: list[str]) -> list[str]:
    prefixes = {word[:end] for word in words for end in range(1, len(word) + 1)}
    wanted = set(words)
    cells = [list(row) for row in board]
    found: set[str] = set()

    def search(row: int, column: int, before: str) -> None:
        if not (0 <= row < len(cells) and 0 <= column < len(cells[0])):
            return
        letter = cells[row][column]
        text = before + letter
        if text not in prefixes:
            return
        if text in wanted:
            found.add(text)
        cells[row][column] = "-"  # used: no word has this character
        search(row - 1, column, text)
        search(row + 1, column, text)
        search(row, column - 1, text)
        search(row, column + 1, text)
        cells[row][column] = letter

    for row in range(len(cells)):
        for column in range(len(cells[0])):
            search(row, column, "")
    return sorted(found)


words = ["tea", "toe", "new", "worn", "nose"]
print(find_words(["tan", "eor", "sew"], words))
