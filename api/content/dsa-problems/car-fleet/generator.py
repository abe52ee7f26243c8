def call(n, random):
    """The cars in front are faster, so that none is caught up with."""
    positions = random.sample(range(10 * n), n)
    return car_fleet, 10 * n, positions, [position + 1 for position in positions]
