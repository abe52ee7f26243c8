def call(n, random):
    """Times grow with every value that is set."""
    steps = []
    for time in range(1, 3 * n):
        key = random.choice(("a", "b"))
        steps.append(("set", key, f"value {time}", 2 * time))
        steps.append(("get", random.choice(("a", "b", "c")), random.randint(1, 2 * time + 2)))
    return calls, TimeMap(), *steps
