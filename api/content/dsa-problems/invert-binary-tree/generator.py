def call(n, random):
    return invert, tree([random.randrange(1_000) for _ in range(n)])
