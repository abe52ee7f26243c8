def call(n, random):
    return contains_duplicate, [random.randrange(n * n) for _ in range(n)]
