Cell = tuple[int, int]


def pacific_atlantic(heights: list[list[int]]) -> list[list[int]]:
    rows, columns = len(heights), len(heights[0])
    pacific = [(row, 0) for row in range(rows)]
    pacific += [(0, column) for column in range(columns)]
    atlantic = [(row, columns - 1) for row in range(rows)]
    atlantic += [(rows - 1, column) for column in range(columns)]
    both = uphill(pacific, heights) & uphill(atlantic, heights)
    return [
        [row, column]
        for row in range(rows)
        for column in range(columns)
        if (row, column) in both
    ]


def uphill(coast: list[Cell], heights: list[list[int]]) -> set[Cell]:
    reached = set(coast)
    stack = list(reached)
    while stack:
        row, column = stack.pop()
        for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            cell = next_row, next_column = row + down, column + right
            if (
                cell not in reached
                and 0 <= next_row < len(heights)
                and 0 <= next_column < len(heights[0])
                and heights[next_row][next_column] >= heights[row][column]
            ):
                reached.add(cell)
                stack.append(cell)
    return reached


print(pacific_atlantic([[1, 2, 3], [8, 9, 4], [7, 6, 5]]))
