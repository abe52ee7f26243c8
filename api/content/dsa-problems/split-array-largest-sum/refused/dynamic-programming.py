from itertools import accumulate


def split_array(numbers: list[int], k: int) -> int:
    sums = [0, *accumulate(numbers)]
    best = sums
    for parts in range(2, k + 1):
        longer = [0] * parts
        for end in range(parts, len(sums)):
            longer.append(
                min(
                    max(best[start], sums[end] - sums[start])
                    for start in range(parts - 1, end)
                )
            )
        best = longer
    return best[-1]


print(split_array([6, 3, 5, 2, 8], 3))
