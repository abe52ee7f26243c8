def call(n, random):
    return middle_node, linked([random.randrange(10) for _ in range(random.randint(1, 2 * n))])
