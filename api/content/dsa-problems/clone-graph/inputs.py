def call(n, random):
    neighbours = [[] for _ in range(n)]
    for node in range(1, n):
        for other in random.sample(range(node), random.randint(1, min(node, 3))):
            neighbours[node].append(other + 1)
            neighbours[other].append(node + 1)
    return clone_graph, graph(neighbours)
