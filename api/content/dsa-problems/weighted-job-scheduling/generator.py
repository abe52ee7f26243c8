def call(n, random):
    """Each job overlaps with about half of the others."""
    jobs = []
    for _ in range(n):
        start = random.randrange(10 * n)
        jobs.append([start, start + random.randint(1, 10 * n), random.randint(1, 10_000)])
    return max_profit, jobs
