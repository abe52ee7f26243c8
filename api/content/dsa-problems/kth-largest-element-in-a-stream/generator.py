def call(n, random):
    """Every number added is larger than all before it."""
    stream = KthLargest(n, list(range(n)))
    return calls, stream, *[("add", n + step) for step in range(1_000)]
