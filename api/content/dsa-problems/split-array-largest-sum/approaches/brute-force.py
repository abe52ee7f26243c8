from itertools import combinations


def split_array(numbers: list[int], k: int) -> int:
    size = len(numbers)
    best = sum(numbers)
    for cuts in combinations(range(1, size), k - 1):
        ends = zip((0, *cuts), (*cuts, size))
        best = min(best, max(sum(numbers[start:end]) for start, end in ends))
    return best


print(split_array([6, 3, 5, 2, 8], 3))
