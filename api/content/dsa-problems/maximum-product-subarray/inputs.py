def call(n, random):
    return max_product, [random.randint(-4, 4) for _ in range(n)]
