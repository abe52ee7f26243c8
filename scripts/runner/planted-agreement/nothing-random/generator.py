def call(n, random):
    return total, [random.randrange(1, 9) for _ in range(n)]
