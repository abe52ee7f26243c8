def call(n, random):
    return daily_temperatures, [random.randint(15, 20) for _ in range(n)]
