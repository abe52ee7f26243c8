def call(n, random):
    return min_cost, [random.randrange(1_000) for _ in range(n)]
