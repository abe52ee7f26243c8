def free_times(n, random):
    """Intervals that neither overlap nor touch."""
    intervals, position = [], 0
    for _ in range(random.randint(0, n)):
        start = position + random.randint(1, 4)
        position = start + random.randint(0, 4)
        intervals.append([start, position])
    return intervals


def call(n, random):
    return intersections, free_times(n, random), free_times(n, random)
