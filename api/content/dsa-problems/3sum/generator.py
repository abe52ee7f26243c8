def call(n, random):
    return three_sum, random.sample(range(-10 * n, 10 * n), n)
