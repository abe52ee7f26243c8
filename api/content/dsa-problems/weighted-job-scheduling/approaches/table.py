def max_profit(jobs: list[list[int]]) -> int:
    in_order = sorted(jobs, key=lambda job: job[1])
    # The largest total of a plan that ends with each job.
    totals = []
    for start, _, profit in in_order:
        most = 0
        for (_, end, _), total in zip(in_order, totals):
            if end <= start:
                most = max(most, total)
        totals.append(most + profit)
    return max(totals)


print(max_profit([[1, 4, 30], [3, 6, 50], [4, 8, 40], [6, 9, 30]]))
