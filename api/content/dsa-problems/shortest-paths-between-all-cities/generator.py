def call(n, random):
    """A road between any two cities. Heights keep round trips from being negative."""
    heights = [random.randrange(500) for _ in range(n)]
    roads = [
        [start, end, random.randrange(1, 500) + heights[end] - heights[start]]
        for start in range(n)
        for end in range(n)
        if start != end
    ]
    return shortest_paths, n, roads
