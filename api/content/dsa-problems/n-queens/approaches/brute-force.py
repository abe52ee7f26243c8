from itertools import product


def n_queens(size: int) -> list[list[str]]:
    return [
        [draw(column, size) for column in columns]
        for columns in product(range(size), repeat=size)
        if not any_attacks(columns)
    ]


def any_attacks(columns: tuple[int, ...]) -> bool:
    for row, column in enumerate(columns):
        for above in range(row):
            if abs(columns[above] - column) in (0, row - above):
                return True
    return False


def draw(column: int, size: int) -> str:
    return "." * column + "Q" + "." * (size - column - 1)


print(n_queens(4))
