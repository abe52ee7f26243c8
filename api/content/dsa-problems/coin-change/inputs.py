def call(n, random):
    return coin_change, random.sample(range(1, 8), 3), random.randint(0, 2 * n)
