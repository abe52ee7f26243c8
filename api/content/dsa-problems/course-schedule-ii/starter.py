def find_order(
    course_count: int, prerequisites: list[list[int]]
) -> list[int]:
    """Return the smallest order in which all courses can be taken, or [].

    [course, needed] means that needed has to be finished before course.
    find_order(2, [[0, 1]]) is [1, 0].
    """
    pass


print(find_order(4, [[1, 3], [2, 1], [0, 3]]))
