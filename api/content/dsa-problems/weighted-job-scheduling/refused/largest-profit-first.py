def max_profit(jobs: list[list[int]]) -> int:
    taken = []
    for start, end, profit in sorted(jobs, key=lambda job: -job[2]):
        if all(end <= other[0] or other[1] <= start for other in taken):
            taken.append((start, end, profit))
    return sum(profit for _, _, profit in taken)
