def call(n, random):
    """The prerequisites have larger numbers: what can be taken is found last."""
    prerequisites = [
        [course, needed]
        for course in range(n - 2)
        for needed in random.sample(range(course + 1, n), 2)
    ]
    return find_order, n, prerequisites
