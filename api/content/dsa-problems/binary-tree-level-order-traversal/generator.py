def call(n, random):
    return level_order, tree([random.randrange(1_000) for _ in range(n)])
