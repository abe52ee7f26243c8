def call(n, random):
    rows = random.randint(1, min(n, 6))
    columns = random.randint(1, min(n, 6))
    return min_path_sum, [
        [random.randrange(10) for _ in range(columns)] for _ in range(rows)
    ]
