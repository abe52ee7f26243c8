def call(n, random):
    size = random.randint(1, min(n, 6))
    return combine, size, random.randint(1, size)
