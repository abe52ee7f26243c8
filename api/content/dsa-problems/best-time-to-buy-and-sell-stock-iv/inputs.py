def call(n, random):
    return max_profit, random.randint(1, n // 2), random.choices(range(12), k=n)
