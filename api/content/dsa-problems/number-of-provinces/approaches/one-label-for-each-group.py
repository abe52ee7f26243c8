def count_provinces(joined: list[list[int]]) -> int:
    labels = list(range(len(joined)))
    for one, row in enumerate(joined):
        for other, road in enumerate(row):
            old, new = labels[other], labels[one]
            if road and old != new:
                labels = [new if label == old else label for label in labels]
    return len(set(labels))


roads = [[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 1]]
print(count_provinces(roads))
