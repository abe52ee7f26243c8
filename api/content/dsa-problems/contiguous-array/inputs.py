def call(n, random):
    return find_max_length, [random.choice((0, 0, 1)) for _ in range(n)]
