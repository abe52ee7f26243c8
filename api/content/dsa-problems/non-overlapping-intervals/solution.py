from math import inf


def erase_overlaps(intervals: list[list[int]]) -> int:
    removed = 0
    kept_until = -inf
    for start, end in sorted(intervals, key=lambda interval: interval[1]):
        if start >= kept_until:
            kept_until = end
        else:
            # It ends later than the one kept, so it is the one to go.
            removed += 1
    return removed


print(erase_overlaps([[1, 5], [2, 3], [3, 4], [4, 6]]))
