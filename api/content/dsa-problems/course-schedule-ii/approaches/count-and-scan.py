def find_order(
    course_count: int, prerequisites: list[list[int]]
) -> list[int]:
    needed_by: list[list[int]] = [[] for _ in range(course_count)]
    still_open = [0] * course_count
    for course, needed in prerequisites:
        needed_by[needed].append(course)
        still_open[course] += 1
    order: list[int] = []
    while len(order) < course_count:
        if 0 not in still_open:
            return []
        finished = still_open.index(0)
        still_open[finished] = -1
        order.append(finished)
        for course in needed_by[finished]:
            still_open[course] -= 1
    return order


print(find_order(4, [[1, 3], [2, 1], [0, 3]]))
