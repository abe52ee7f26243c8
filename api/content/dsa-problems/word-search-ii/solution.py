END = "end"


def find_words(board: list[str], words: list[str]) -> list[str]:
    trie: dict = {}
    for word in words:
        node = trie
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = word
    cells = [list(row) for row in board]
    found: list[str] = []

    def search(row: int, column: int, parent: dict) -> None:
        letter = cells[row][column]
        node = parent.get(letter)
        if node is None:
            return
        if END in node:
            found.append(node.pop(END))
        cells[row][column] = ""  # used: no edge has this letter
        if row > 0:
            search(row - 1, column, node)
        if row + 1 < len(cells):
            search(row + 1, column, node)
        if column > 0:
            search(row, column - 1, node)
        if column + 1 < len(cells[0]):
            search(row, column + 1, node)
        cells[row][column] = letter
        if not node:
            del parent[letter]  # nothing is left to find there

    for row in range(len(cells)):
        for column in range(len(cells[0])):
            search(row, column, trie)
    return sorted(found)


words = ["tea", "toe", "new", "worn", "nose"]
print(find_words(["tan", "eor", "sew"], words))
