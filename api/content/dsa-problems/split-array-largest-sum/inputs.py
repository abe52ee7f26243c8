def call(n, random):
    return split_array, [random.randrange(10) for _ in range(n)], random.randint(1, n)
