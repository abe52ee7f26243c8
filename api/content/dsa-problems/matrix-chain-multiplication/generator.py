def call(n, random):
    return min_multiplications, random.choices(range(1, 101), k=n + 1)
