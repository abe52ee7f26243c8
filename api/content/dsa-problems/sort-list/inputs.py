def call(n, random):
    return sort_list, linked([random.randrange(n) for _ in range(n)])
