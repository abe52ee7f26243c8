def flood_fill(
    picture: list[list[int]], row: int, column: int, colour: int
) -> list[list[int]]:
    height, width = len(picture), len(picture[0])
    old = picture[row][column]
    if old == colour:
        return picture
    picture[row][column] = colour
    ring = [(row, column)]
    while ring:
        next_ring: list[tuple[int, int]] = []
        for i, j in ring:
            for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if 0 <= y < height and 0 <= x < width and picture[y][x] == old:
                    picture[y][x] = colour
                    next_ring.append((y, x))
        ring = next_ring
    return picture


print(flood_fill([[3, 3, 7], [3, 7, 3], [3, 3, 7]], 0, 0, 5))
