def call(n, random):
    jobs = []
    for _ in range(n):
        start = random.randrange(12)
        jobs.append([start, start + random.randint(1, 5), random.randint(1, 9)])
    return max_profit, jobs
