def call(n, random):
    return ways_to_reach, random.choices(range(1, 21), k=n), 0
