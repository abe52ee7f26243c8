def call(n, random):
    return max_profit, random.choices(range(1, 1_000), k=n)
