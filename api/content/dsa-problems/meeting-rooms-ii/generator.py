def call(n, random):
    """All of them overlap, so that each needs a room of its own."""
    meetings = [
        [random.randrange(10 * n), random.randrange(10 * n, 20 * n)] for _ in range(n)
    ]
    return min_rooms, meetings
