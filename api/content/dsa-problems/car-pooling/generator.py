def call(n, random):
    """All bookings cover nearly the whole road."""
    return car_pooling, [[1, random.randrange(50), 9_999 - at % 50] for at in range(n)], n
