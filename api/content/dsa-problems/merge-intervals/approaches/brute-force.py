def merge(intervals: list[list[int]]) -> list[list[int]]:
    remaining = [list(interval) for interval in intervals]
    pair = overlapping_pair(remaining)
    while pair:
        one, other = pair
        remaining.remove(one)
        remaining.remove(other)
        remaining.append([min(one[0], other[0]), max(one[1], other[1])])
        pair = overlapping_pair(remaining)
    return sorted(remaining)


def overlapping_pair(intervals: list[list[int]]) -> tuple | None:
    for index, one in enumerate(intervals):
        for other in intervals[index + 1 :]:
            if one[0] <= other[1] and other[0] <= one[1]:
                return one, other
    return None


print(merge([[6, 9], [1, 3], [2, 5], [12, 14], [9, 10]]))
