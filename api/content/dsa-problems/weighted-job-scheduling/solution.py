from bisect import bisect_right


def max_profit(jobs: list[list[int]]) -> int:
    in_order = sorted(jobs, key=lambda job: job[1])
    ends = [end for _, end, _ in in_order]
    # The largest profit from the first few jobs: none of them, the first, …
    best = [0]
    for start, _, profit in in_order:
        before = bisect_right(ends, start)
        best.append(max(best[-1], best[before] + profit))
    return best[-1]


print(max_profit([[1, 4, 30], [3, 6, 50], [4, 8, 40], [6, 9, 30]]))
