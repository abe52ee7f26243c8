def call(n, random):
    """The largest number is missing, so that all others are looked for first."""
    return missing_number, random.sample(range(n), n)
