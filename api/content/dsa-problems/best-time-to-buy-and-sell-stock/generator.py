def call(n, random):
    return max_profit, [random.randrange(10_000) for _ in range(n)]
