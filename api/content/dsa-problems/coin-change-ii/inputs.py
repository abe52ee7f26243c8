def call(n, random):
    return count_ways, random.sample(range(1, 8), 3), random.randint(0, 2 * n)
