def call(n, random):
    """Numbers that rise to one peak and fall again."""
    numbers = sorted(random.sample(range(50), n))
    peak = random.randrange(n)
    return find_peak_element, numbers[:peak] + numbers[peak:][::-1]
