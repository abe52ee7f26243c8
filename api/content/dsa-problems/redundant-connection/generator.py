def call(n, random):
    """Half of the edges close a cycle; the others are a path after it."""
    n = max(n, 3)
    half = max(n // 2, 3)
    names = random.sample(range(1, n + 1), n)
    edges = [[names[k - 1], names[k]] for k in range(1, n)]
    edges.insert(half - 1, [names[half - 1], names[0]])
    return redundant_connection, edges
