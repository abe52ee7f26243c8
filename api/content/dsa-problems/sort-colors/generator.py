def call(n, random):
    return sort_colors, [random.randrange(3) for _ in range(n)]
