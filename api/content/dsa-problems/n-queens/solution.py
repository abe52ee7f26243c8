def n_queens(size: int) -> list[list[str]]:
    found: list[list[str]] = []
    chosen: list[int] = []
    columns: set[int] = set()
    falling: set[int] = set()  # diagonals with the same row - column
    rising: set[int] = set()  # diagonals with the same row + column

    def place(row: int) -> None:
        if row == size:
            found.append([draw(column, size) for column in chosen])
            return
        for column in range(size):
            if (
                column in columns
                or row - column in falling
                or row + column in rising
            ):
                continue
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            chosen.append(column)
            place(row + 1)
            chosen.pop()
            columns.remove(column)
            falling.remove(row - column)
            rising.remove(row + column)

    place(0)
    return found


def draw(column: int, size: int) -> str:
    return "." * column + "Q" + "." * (size - column - 1)


print(n_queens(4))
