def call(n, random):
    return find_max_average, [random.randrange(1_000) for _ in range(n)], n // 2
