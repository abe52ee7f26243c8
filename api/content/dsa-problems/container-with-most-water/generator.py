def call(n, random):
    return max_area, [random.randrange(1, 10_000) for _ in range(n)]
