def call(n, random):
    return max_depth, tree([1, *(random.choice((1, 1, None)) for _ in range(2 * n))])
