def call(n, random):
    bookings = []
    for _ in range(n):
        start, end = sorted(random.sample(range(15), 2))
        bookings.append([random.randint(1, 5), start, end])
    return car_pooling, bookings, random.randint(2, 2 * n)
