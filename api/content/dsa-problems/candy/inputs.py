def call(n, random):
    return candy, [random.randrange(4) for _ in range(n)]
