from itertools import pairwise


def summary_ranges(numbers: list[int]) -> list[str]:
    if not numbers:
        return []

    def written(first: int, last: int) -> str:
        return str(first) if first == last else f"{first}->{last}"

    ranges = []
    start = numbers[0]
    for number, following in pairwise(numbers):
        if following != number + 1:
            ranges.append(written(start, number))
            start = following
    return [*ranges, written(start, numbers[-1])]


print(summary_ranges([-2, -1, 0, 4, 7, 8]))
