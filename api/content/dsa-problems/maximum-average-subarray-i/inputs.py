def call(n, random):
    return find_max_average, [random.randint(-9, 9) for _ in range(n)], random.randint(1, n)
