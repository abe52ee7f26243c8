def call(n, random):
    piles = [random.randrange(1, 1_000_000) for _ in range(n)]
    return min_eating_speed, piles, 3 * n
