from bisect import bisect_left


def max_profit(jobs: list[list[int]]) -> int:
    in_order = sorted(jobs, key=lambda job: job[1])
    ends = [end for _, end, _ in in_order]
    # The largest profit from the first few jobs: none of them, the first, …
    best = [0]
    for start, _, profit in in_order:
        before = bisect_left(ends, start)
        best.append(max(best[-1], best[before] + profit))
    return best[-1]
