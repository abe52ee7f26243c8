def flood_fill(
    picture: list[list[int]], row: int, column: int, colour: int
) -> list[list[int]]:
    height, width = len(picture), len(picture[0])
    old = picture[row][column]
    if old == colour:
        return picture
    picture[row][column] = colour
    stack = [(row, column)]
    while stack:
        i, j = stack.pop()
        for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
            if 0 <= y < height and 0 <= x < width and picture[y][x] == old:
                picture[y][x] = colour
                stack.append((y, x))
    return picture


print(flood_fill([[3, 3, 7], [3, 7, 3], [3, 3, 7]], 0, 0, 5))
