def call(n, random):
    numbers = sorted(random.sample(range(2 * n), n))
    start = random.randrange(n)
    return search, numbers[start:] + numbers[:start], random.randrange(2 * n)
