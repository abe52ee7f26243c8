def count_provinces(joined: list[list[int]]) -> int:
    seen: set[int] = set()
    provinces = 0
    for start in range(len(joined)):
        if start in seen:
            continue
        provinces += 1
        seen.add(start)
        to_visit = [start]
        while to_visit:
            town = to_visit.pop()
            for other, road in enumerate(joined[town]):
                if road and other not in seen:
                    seen.add(other)
                    to_visit.append(other)
    return provinces


roads = [[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 1]]
print(count_provinces(roads))
