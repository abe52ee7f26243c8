def generate(row_count: int) -> list[list[int]]:
    rows = [[1]]
    while len(rows) < row_count:
        last = rows[-1]
        sums = [one + other for one, other in zip(last, last[1:])]
        rows.append([1, *sums, 1])
    return rows


print(generate(4))
