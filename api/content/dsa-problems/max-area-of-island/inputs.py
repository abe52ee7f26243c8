def call(n, random):
    columns = random.randint(1, 5)
    return largest_island, [
        [random.randrange(2) for _ in range(columns)] for _ in range(n)
    ]
