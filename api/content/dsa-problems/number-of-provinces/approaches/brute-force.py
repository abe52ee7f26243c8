def count_provinces(joined: list[list[int]]) -> int:
    towns = range(len(joined))
    reachable = [list(row) for row in joined]
    for middle in towns:
        for one in towns:
            for other in towns:
                if reachable[one][middle] and reachable[middle][other]:
                    reachable[one][other] = 1
    return sum(1 not in reachable[town][:town] for town in towns)


roads = [[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 1]]
print(count_provinces(roads))
