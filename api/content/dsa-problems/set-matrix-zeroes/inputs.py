def call(n, random):
    columns = random.randint(1, 5)
    return set_zeroes, [
        [random.randrange(2 * n) for _ in range(columns)] for _ in range(n // 2)
    ]
