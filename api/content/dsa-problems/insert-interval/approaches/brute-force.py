def insert(
    intervals: list[list[int]], added: list[int]
) -> list[list[int]]:
    result = [*intervals, added]
    pair = overlapping_pair(result)
    while pair:
        one, other = pair
        result.remove(one)
        result.remove(other)
        result.append([min(one[0], other[0]), max(one[1], other[1])])
        pair = overlapping_pair(result)
    return sorted(result)


def overlapping_pair(intervals: list[list[int]]) -> tuple | None:
    for index, one in enumerate(intervals):
        for other in intervals[index + 1 :]:
            if one[0] <= other[1] and other[0] <= one[1]:
                return one, other
    return None


print(insert([[1, 2], [4, 6], [8, 9], [12, 15]], [5, 8]))
