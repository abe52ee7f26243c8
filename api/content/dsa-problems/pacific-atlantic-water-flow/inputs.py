def call(n, random):
    columns = random.randint(1, 4)
    return pacific_atlantic, [
        [random.randrange(5) for _ in range(columns)] for _ in range(n // 2)
    ]
