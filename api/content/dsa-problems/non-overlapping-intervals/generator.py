def call(n, random):
    starts = [random.randrange(5 * n) for _ in range(n)]
    intervals = [[start, start + random.randrange(1, 10)] for start in starts]
    return erase_overlaps, intervals
