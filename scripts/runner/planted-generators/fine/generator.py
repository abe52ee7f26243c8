def call(n, random):
    return total, [random.randrange(n) for _ in range(n)]
