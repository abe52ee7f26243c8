def call(n, random):
    return largest_rectangle, [random.randrange(6) for _ in range(n)]
