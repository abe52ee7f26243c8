def call(n, random):
    numbers = sorted(random.sample(range(-9, 10), n))
    return search_insert, numbers, random.randint(-10, 10)
