def call(n, random):
    kinds = random.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 8)
    return least_time, "".join(kinds) * n, 9
