def call(n, random):
    numbers = [str(random.randrange(1_000)) for _ in range(n)]
    return evaluate, numbers + random.choices("+-", k=n - 1)
