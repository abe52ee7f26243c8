def max_profit(jobs: list[list[int]]) -> int:
    free_at, earned = 0, 0
    for start, end, profit in sorted(jobs, key=lambda job: job[1]):
        if start >= free_at:
            free_at, earned = end, earned + profit
    return earned
