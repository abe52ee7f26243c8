def call(n, random):
    return split_array, [random.randrange(100) for _ in range(n)], max(1, n // 4)
