def call(n, random):
    flights = [
        [source, target, random.randint(1, 1_000)]
        for source in range(n)
        for target in range(source + 1, min(source + 4, n))
    ]
    return cheapest_price, flights, n, 0, n - 1, n - 2
