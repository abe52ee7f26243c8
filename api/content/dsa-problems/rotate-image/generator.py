def call(n, random):
    return rotate, [[random.randrange(100) for _ in range(n)] for _ in range(n)]
