def call(n, random):
    return combination_sum, random.sample(range(1, n + 1), n), n
