def call(n, random):
    """Only the last two numbers add up to the target."""
    numbers = random.sample(range(10 * n), n - 1)
    target = 100 * n
    return two_sum, [*numbers, target - numbers[-1]], target
