def call(n, random):
    steps = []
    for _ in range(5 * n):
        key = random.randrange(6)
        steps.append(random.choice((("get", key), ("put", key, random.randrange(9)))))
    return calls, LFUCache(random.randint(1, 4)), *steps
