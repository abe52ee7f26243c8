def n_queens(size: int) -> list[list[str]]:
    found: list[list[str]] = []
    chosen: list[int] = []

    def place(row: int) -> None:
        if row == size:
            found.append([draw(column, size) for column in chosen])
            return
        for column in range(size):
            if not is_attacked(row, column):
                chosen.append(column)
                place(row + 1)
                chosen.pop()

    def is_attacked(row: int, column: int) -> bool:
        return any(
            abs(other - column) in (0, row - above)
            for above, other in enumerate(chosen)
        )

    place(0)
    return found


def draw(column: int, size: int) -> str:
    return "." * column + "Q" + "." * (size - column - 1)


print(n_queens(4))
