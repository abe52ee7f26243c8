def call(n, random):
    return count_good_nodes, tree([random.randrange(1_000) for _ in range(n)])
