def call(n, random):
    numbers = sorted(random.sample(range(-20, 20), n))
    start = random.randrange(n)
    return find_min, numbers[start:] + numbers[:start]
