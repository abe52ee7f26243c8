def max_profit(jobs: list[list[int]]) -> int:
    in_order = sorted(jobs, key=lambda job: job[1])
    totals = []
    for start, _, profit in in_order:
        most = 0
        for (_, end, _), total in zip(in_order, totals):
            if end <= start:
                most = max(most, total)
        totals.append(most + profit)
    return max(totals)
