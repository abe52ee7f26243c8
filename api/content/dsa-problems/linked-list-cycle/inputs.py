def call(n, random):
    items = [random.randrange(3) for _ in range(n)]
    return has_cycle, linked(items, back_to=random.choice((None, random.randrange(n))))
