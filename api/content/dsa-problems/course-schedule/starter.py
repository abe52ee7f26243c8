def can_finish(course_count: int, prerequisites: list[list[int]]) -> bool:
    """Return True if all courses can be finished in some order.

    [course, needed] means that needed has to be finished before course.
    can_finish(2, [[0, 1], [1, 0]]) is False.
    """
    pass


print(can_finish(4, [[1, 0], [2, 1], [3, 1]]))
