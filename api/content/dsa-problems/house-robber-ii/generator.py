def call(n, random):
    return rob, [random.randrange(1_000) for _ in range(n)]
