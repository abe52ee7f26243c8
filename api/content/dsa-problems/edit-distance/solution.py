def edit_distance(source: str, target: str) -> int:
    above = list(range(len(target) + 1))
    for deleted, one in enumerate(source, start=1):
        row = [deleted]
        for index, other in enumerate(target):
            if one == other:
                row.append(above[index])
            else:
                # Replace, delete, or insert.
                row.append(1 + min(above[index], above[index + 1], row[index]))
        above = row
    return above[-1]


print(edit_distance("garden", "grade"))
