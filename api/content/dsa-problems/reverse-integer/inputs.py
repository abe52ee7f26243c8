def call(n, random):
    """With ten digits, some of the answers don't fit any more."""
    limit = min(10**n, 2**31)
    return reverse, random.randrange(-limit, limit)
