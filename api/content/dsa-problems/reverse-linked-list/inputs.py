def call(n, random):
    return reverse_list, linked([random.randrange(10) for _ in range(n)])
