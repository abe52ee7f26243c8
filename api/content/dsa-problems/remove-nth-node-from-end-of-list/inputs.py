def call(n, random):
    items = [random.randrange(10) for _ in range(n)]
    return remove_nth_from_end, linked(items), random.randint(1, n)
