def erase_overlaps(intervals: list[list[int]]) -> int:
    in_order = sorted(intervals)
    kept: list[int] = []  # how many, if this interval is the last one
    for index, (start, _) in enumerate(in_order):
        before = 0
        for earlier in range(index):
            if in_order[earlier][1] <= start:
                before = max(before, kept[earlier])
        kept.append(before + 1)
    return len(intervals) - max(kept, default=0)


print(erase_overlaps([[1, 5], [2, 3], [3, 4], [4, 6]]))
