def call(n, random):
    start = random.randrange(n)
    return find_min, [*range(start, n), *range(start)]
