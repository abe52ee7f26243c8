def exist(board: list[str], word: str) -> bool:
    height, width = len(board), len(board[0])

    def search(row: int, column: int, index: int, used: set) -> bool:
        if not (0 <= row < height and 0 <= column < width):
            return False
        if (row, column) in used or board[row][column] != word[index]:
            return False
        if index == len(word) - 1:
            return True
        used.add((row, column))
        return (
            search(row - 1, column, index + 1, used)
            or search(row + 1, column, index + 1, used)
            or search(row, column - 1, index + 1, used)
            or search(row, column + 1, index + 1, used)
        )

    return any(
        search(row, column, 0, set())
        for row in range(height)
        for column in range(width)
    )
