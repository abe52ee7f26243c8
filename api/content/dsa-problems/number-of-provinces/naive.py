def count_provinces(joined: list[list[int]]) -> int:
    provinces = 0
    for town, row in enumerate(joined):
        if not any(row[:town]):
            provinces += 1
    return provinces


roads = [[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 1]]
print(count_provinces(roads))
