def count_provinces(joined: list[list[int]]) -> int:
    towns = range(len(joined))
    cells = {(i, j) for i in towns for j in towns if joined[i][j]}
    islands = 0
    while cells:
        islands += 1
        to_visit = [cells.pop()]
        while to_visit:
            i, j = to_visit.pop()
            for near in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if near in cells:
                    cells.remove(near)
                    to_visit.append(near)
    return islands
