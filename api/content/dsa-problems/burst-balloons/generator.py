def call(n, random):
    return max_coins, [random.randrange(1, 100) for _ in range(n)]
