def call(n, random):
    """A new minimum comes and goes."""
    stack = MinStack()
    for _ in range(n):
        stack.push(random.randrange(1_000))
    steps = ("push", -1), ("get_min",), ("top",), ("pop",), ("get_min",)
    return calls, stack, *steps * 20
