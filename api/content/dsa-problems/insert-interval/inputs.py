def call(n, random):
    ends = sorted(random.sample(range(4 * n), 2 * n))
    intervals = [[ends[place], ends[place + 1]] for place in range(0, 2 * n, 2)]
    return insert, intervals, sorted(random.choices(range(4 * n), k=2))
