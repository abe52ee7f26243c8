def call(n, random):
    """After each number that is added, the median is asked for."""
    finder = MedianFinder()
    for _ in range(n):
        finder.add_num(random.randrange(100_000))
    steps = (
        step
        for _ in range(100)
        for step in (("add_num", random.randrange(100_000)), ("find_median",))
    )
    return calls, finder, *steps
