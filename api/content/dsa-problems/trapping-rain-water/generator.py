def call(n, random):
    return trap, [random.randrange(10_000) for _ in range(n)]
