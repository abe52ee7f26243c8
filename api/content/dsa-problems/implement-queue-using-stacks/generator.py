def call(n, random):
    """A value comes and another one leaves, while the queue stays full."""
    queue = QueueOfStacks()
    for value in range(n):
        queue.push(value)
    return calls, queue, *[step for i in range(n) for step in (("push", i), ("pop",))]
