def spiral_order(matrix: list[list[int]]) -> list[int]:
    directions = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    turns = 0
    row = column = 0
    visited: list[tuple[int, int]] = []

    def can_enter(row: int, column: int) -> bool:
        inside = 0 <= row < len(matrix) and 0 <= column < len(matrix[0])
        return inside and (row, column) not in visited

    while len(visited) < len(matrix) * len(matrix[0]):
        visited.append((row, column))
        down, right = directions[turns % 4]
        if not can_enter(row + down, column + right):
            turns += 1
            down, right = directions[turns % 4]
        row, column = row + down, column + right
    return [matrix[row][column] for row, column in visited]


print(spiral_order([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]))
