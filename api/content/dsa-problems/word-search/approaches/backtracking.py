def exist(board: list[str], word: str) -> bool:
    cells = [list(row) for row in board]
    height, width = len(cells), len(cells[0])

    def search(row: int, column: int, index: int) -> bool:
        if not (0 <= row < height and 0 <= column < width):
            return False
        if cells[row][column] != word[index]:
            return False
        if index == len(word) - 1:
            return True
        cells[row][column] = ""  # used: it equals no letter
        found = (
            search(row - 1, column, index + 1)
            or search(row + 1, column, index + 1)
            or search(row, column - 1, index + 1)
            or search(row, column + 1, index + 1)
        )
        cells[row][column] = word[index]
        return found

    return any(
        search(row, column, 0)
        for row in range(height)
        for column in range(width)
    )


print(exist(["care", "dote", "ants"], "road"))
