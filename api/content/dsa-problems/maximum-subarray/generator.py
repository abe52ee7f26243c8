def call(n, random):
    return max_subarray, [random.randrange(-10_000, 10_000) for _ in range(n)]
