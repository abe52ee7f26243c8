def call(n, random):
    return kth_largest, random.sample(range(10 * n), n), n // 2
