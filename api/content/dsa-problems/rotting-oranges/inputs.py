def call(n, random):
    columns = random.randint(1, 5)
    return minutes_to_rot, [
        random.choices((0, 1, 2), (1, 4, 1), k=columns) for _ in range(n // 2)
    ]
