def call(n, random):
    return max_depth, tree([random.randrange(1_000) for _ in range(n)])
