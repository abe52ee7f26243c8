def max_profit(jobs: list[list[int]]) -> int:
    in_order = sorted(jobs)
    best = 0
    plans = [(0, 0, 0)]
    while plans:
        index, free_at, earned = plans.pop()
        if index == len(in_order):
            best = max(best, earned)
            continue
        start, end, profit = in_order[index]
        plans.append((index + 1, free_at, earned))
        if start >= free_at:
            plans.append((index + 1, end, earned + profit))
    return best


print(max_profit([[1, 4, 30], [3, 6, 50], [4, 8, 40], [6, 9, 30]]))
