def call(n, random):
    return max_profit, n // 2, random.choices(range(1, 1_000), k=n)
