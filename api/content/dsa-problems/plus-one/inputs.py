def call(n, random):
    return plus_one, [random.randint(1, 9), *(random.choice((0, 8, 9, 9)) for _ in range(n - 1))]
