def call(n, random):
    order = random.sample(range(n * n), n * n)
    return earliest_arrival, [order[start : start + n] for start in range(0, n * n, n)]
