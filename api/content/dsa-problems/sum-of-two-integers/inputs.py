def call(n, random):
    limit = 8**n
    return get_sum, random.randint(-limit, limit - 1), random.randint(-limit, limit - 1)
