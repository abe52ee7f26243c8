def erase_overlaps(intervals: list[list[int]]) -> int:
    in_order = sorted(intervals)

    def kept(index: int, until: float) -> int:
        if index == len(in_order):
            return 0
        start, end = in_order[index]
        without = kept(index + 1, until)
        if start < until:
            return without
        return max(without, 1 + kept(index + 1, end))

    return len(intervals) - kept(0, float("-inf"))


print(erase_overlaps([[1, 5], [2, 3], [3, 4], [4, 6]]))
