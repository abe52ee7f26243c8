def call(n, random):
    steps = []
    held = 0
    for _ in range(3 * n):
        name = random.choice(("push", "push", "pop", "peek", "empty"))
        if held == 0 and name in ("pop", "peek"):
            name = "empty"
        held += (name == "push") - (name == "pop")
        steps.append((name, random.randrange(10)) if name == "push" else (name,))
    return calls, QueueOfStacks(), *steps
