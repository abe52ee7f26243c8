def call(n, random):
    return subsets, random.sample(range(10 * n), n)
