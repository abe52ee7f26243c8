def call(n, random):
    steps = []
    for _ in range(4 * n):
        key = random.randrange(5)
        steps.append(random.choice((("get", key), ("put", key, random.randrange(9)))))
    return calls, LRUCache(random.randint(1, 4)), *steps
