def call(n, random):
    steps = [
        (random.choice(("add", "add", "count")), random.randrange(3), random.randrange(3))
        for _ in range(3 * n)
    ]
    return calls, DetectSquares(), *steps
