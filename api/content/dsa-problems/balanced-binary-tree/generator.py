def call(n, random):
    return is_balanced, tree([random.randrange(1_000) for _ in range(n)])
