from math import inf


def erase_overlaps(intervals: list[list[int]]) -> int:
    in_order = sorted(intervals)
    most = 0
    pending = [(0, 0, -inf)]  # how many are decided, how many are kept, until when
    while pending:
        decided, kept, until = pending.pop()
        if decided == len(in_order):
            most = max(most, kept)
            continue
        start, end = in_order[decided]
        pending.append((decided + 1, kept, until))
        if start >= until:
            pending.append((decided + 1, kept + 1, end))
    return len(intervals) - most


print(erase_overlaps([[1, 5], [2, 3], [3, 4], [4, 6]]))
