def call(n, random):
    joined = [[int(one == other) for other in range(n)] for one in range(n)]
    for _ in range(random.randrange(n + 1)):
        one, other = random.randrange(n), random.randrange(n)
        joined[one][other] = joined[other][one] = 1
    return count_provinces, joined
