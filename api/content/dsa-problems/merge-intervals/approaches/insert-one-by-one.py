def merge(intervals: list[list[int]]) -> list[list[int]]:
    blocks: list[list[int]] = []
    for start, end in intervals:
        apart: list[list[int]] = []
        for block in blocks:
            if block[1] < start or end < block[0]:
                apart.append(block)
            else:
                start, end = min(start, block[0]), max(end, block[1])
        blocks = [*apart, [start, end]]
    return sorted(blocks)


print(merge([[6, 9], [1, 3], [2, 5], [12, 14], [9, 10]]))
