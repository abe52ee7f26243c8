def call(n, random):
    columns = random.randint(1, 4)
    return longest_increasing_path, [
        [random.randrange(n) for _ in range(columns)] for _ in range(n // 2)
    ]
