def call(n, random):
    neighbours = [[] for _ in range(n)]
    for one in range(n):
        for other in range(one):
            if random.random() < 1.2 / n:
                neighbours[one].append(other)
                neighbours[other].append(one)
    return is_bipartite, neighbours
