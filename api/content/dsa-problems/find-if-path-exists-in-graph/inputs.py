def call(n, random):
    nodes = range(n)
    pairs = {tuple(sorted(random.sample(nodes, 2))) for _ in range(random.randint(0, n))}
    edges = [random.sample(pair, 2) for pair in sorted(pairs)]
    return has_path, n, edges, random.choice(nodes), random.choice(nodes)
