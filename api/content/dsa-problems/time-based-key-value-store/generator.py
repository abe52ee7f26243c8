def call(n, random):
    """The key has a new value at every second point in time."""
    store = TimeMap()
    for time in range(n):
        store.set("key", "value", 2 * time + 1)
    times = (random.randrange(1, 2 * n + 1) for _ in range(1_000))
    return calls, store, *[("get", "key", time) for time in times]
