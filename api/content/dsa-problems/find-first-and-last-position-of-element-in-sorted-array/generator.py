def call(n, random):
    target = random.randrange(1_000)
    return search_range, [target] * n, target
