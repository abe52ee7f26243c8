def call(n, random):
    places = random.sample(range(10_000 * n), n)
    return connection_cost, [[place % 10_000, place // 10_000] for place in places]
