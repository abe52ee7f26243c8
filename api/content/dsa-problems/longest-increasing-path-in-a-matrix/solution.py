Cell = tuple[int, int]


def longest_increasing_path(matrix: list[list[int]]) -> int:
    cells = [(row, column) for row in range(len(matrix)) for column in range(len(matrix[0]))]
    # How many smaller neighbours of each cell haven't been removed yet.
    smaller = {cell: len(neighbours(matrix, cell, larger=False)) for cell in cells}
    level = [cell for cell in cells if smaller[cell] == 0]
    length = 0
    while level:
        length += 1
        following = []
        for cell in level:
            for after in neighbours(matrix, cell, larger=True):
                smaller[after] -= 1
                if smaller[after] == 0:
                    following.append(after)
        level = following
    return length


def neighbours(matrix: list[list[int]], cell: Cell, larger: bool) -> list[Cell]:
    """The neighbours whose number is larger, or else those whose number is smaller."""
    row, column = cell
    number = matrix[row][column]
    found = []
    for near, beside in (
        (row - 1, column),
        (row + 1, column),
        (row, column - 1),
        (row, column + 1),
    ):
        if not (0 <= near < len(matrix) and 0 <= beside < len(matrix[0])):
            continue
        other = matrix[near][beside]
        if other > number if larger else other < number:
            found.append((near, beside))
    return found


print(longest_increasing_path([[7, 8, 3], [6, 1, 4], [2, 9, 5]]))
