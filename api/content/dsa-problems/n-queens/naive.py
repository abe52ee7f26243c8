from itertools import product


def n_queens(size: int) -> list[list[str]]:
    found: list[list[str]] = []
    for columns in product(range(size), repeat=size):
        if not any_attacks(columns):
            found.append(
                ["." * column + "Q" + "." * (size - column - 1) for column in columns]
            )
    return found


def any_attacks(columns: tuple[int, ...]) -> bool:
    for row, column in enumerate(columns):
        for above in range(row):
            if abs(columns[above] - column) in (0, row - above):
                return True
    return False


print(n_queens(4))
