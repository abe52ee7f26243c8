def call(n, random):
    return spiral_order, [[random.randrange(100) for _ in range(n)] for _ in range(n)]
