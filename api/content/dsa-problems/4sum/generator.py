LARGEST = 200


def call(n, random):
    return four_sum, random.sample(range(-10 * n, 10 * n), n), random.randrange(n)
