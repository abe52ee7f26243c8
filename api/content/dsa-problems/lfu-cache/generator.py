def call(n, random):
    """The cache is full, so each new key evicts one that was used once."""
    cache = LFUCache(n)
    for key in range(n):
        cache.put(key, key)
    steps = (
        step
        for key in range(n, n + 500)
        for step in (("get", key - 1), ("put", key, key))
    )
    return calls, cache, *steps
