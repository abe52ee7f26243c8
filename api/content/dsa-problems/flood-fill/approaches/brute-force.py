def flood_fill(
    picture: list[list[int]], row: int, column: int, colour: int
) -> list[list[int]]:
    old = picture[row][column]
    area = {(row, column)}
    grows = True
    while grows:
        grows = False
        for i, pixels in enumerate(picture):
            for j, pixel in enumerate(pixels):
                if pixel != old or (i, j) in area:
                    continue
                neighbours = {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)}
                if neighbours & area:
                    area.add((i, j))
                    grows = True
    for i, j in area:
        picture[i][j] = colour
    return picture


print(flood_fill([[3, 3, 7], [3, 7, 3], [3, 3, 7]], 0, 0, 5))
