def call(n, random):
    return first_missing_positive, [random.randint(-1, n) for _ in range(n)]
