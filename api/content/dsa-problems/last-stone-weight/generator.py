def call(n, random):
    return last_stone_weight, [random.randrange(1, 100 * n) for _ in range(n)]
