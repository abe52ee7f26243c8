def call(n, random):
    return fewest_arrows, [sorted(random.choices(range(-8, 9), k=2)) for _ in range(n)]
