def flood_fill(
    picture: list[list[int]], row: int, column: int, colour: int
) -> list[list[int]]:
    """Give the area of the pixel at row and column the new colour, and return the picture.

    flood_fill([[1, 1, 0]], 0, 0, 2) is [[2, 2, 0]].
    """
    pass


print(flood_fill([[3, 3, 7], [3, 7, 3], [3, 3, 7]], 0, 0, 5))
