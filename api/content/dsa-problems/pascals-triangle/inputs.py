def call(n, random):
    return generate, random.randint(1, 2 * n)
