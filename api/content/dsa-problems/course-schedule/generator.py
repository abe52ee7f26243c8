def call(n, random):
    """No course depends on a later one, so that every one is looked at."""
    prerequisites = [
        [course, random.randrange(course)]
        for course in range(1, n)
        for _ in range(2)
    ]
    return can_finish, n, prerequisites
