def call(n, random):
    numbers = sorted(random.sample(range(-9, 10), n))
    return search, numbers, random.randint(-9, 9)
