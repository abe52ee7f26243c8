def call(n, random):
    """Only the last two numbers add up to the target."""
    numbers = sorted(random.sample(range(10 * n), n))
    return two_sum, numbers, numbers[-2] + numbers[-1]
