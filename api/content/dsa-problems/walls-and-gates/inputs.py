def call(n, random):
    columns = random.randint(1, 5)
    return walls_and_gates, [
        random.choices((2**31 - 1, -1, 0), (6, 2, 1), k=columns) for _ in range(n // 2)
    ]
