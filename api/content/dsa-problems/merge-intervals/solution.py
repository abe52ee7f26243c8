def merge(intervals: list[list[int]]) -> list[list[int]]:
    merged: list[list[int]] = []
    for start, end in sorted(intervals):
        if not merged or merged[-1][1] < start:
            merged.append([start, end])
        else:
            # It may lie inside the last one, hence the maximum.
            merged[-1][1] = max(merged[-1][1], end)
    return merged


print(merge([[6, 9], [1, 3], [2, 5], [12, 14], [9, 10]]))
