def call(n, random):
    columns = random.randint(1, 5)
    return capture_regions, [random.choices("OXX", k=columns) for _ in range(n)]
