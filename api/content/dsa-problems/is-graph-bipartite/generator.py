def call(n, random):
    """Rungs of a ladder, which has only even cycles."""
    length = (n + 1) // 2
    neighbours = [[] for _ in range(2 * length)]
    for i in range(length):
        left, right = 2 * i, 2 * i + 1
        edges = [(left, right)]
        if i + 1 < length:
            edges += [(left, left + 2), (right, right + 2)]
        for one, other in edges:
            neighbours[one].append(other)
            neighbours[other].append(one)
    return is_bipartite, neighbours
