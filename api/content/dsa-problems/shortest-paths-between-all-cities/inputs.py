def call(n, random):
    count = min(n, 6)
    heights = [random.randrange(10) for _ in range(count)]
    roads = [
        [start, end, random.randrange(12) + heights[end] - heights[start]]
        for start in range(count)
        for end in range(count)
        if start != end and random.random() < 0.4
    ]
    return shortest_paths, count, roads
