from heapq import heapify, heappop, heappush


def find_order(
    course_count: int, prerequisites: list[list[int]]
) -> list[int]:
    needed_by: list[list[int]] = [[] for _ in range(course_count)]
    still_open = [0] * course_count
    for course, needed in prerequisites:
        needed_by[needed].append(course)
        still_open[course] += 1
    ready = [c for c in range(course_count) if still_open[c] == 0]
    heapify(ready)
    order: list[int] = []
    while ready:
        finished = heappop(ready)
        order.append(finished)
        for course in needed_by[finished]:
            still_open[course] -= 1
            if still_open[course] == 0:
                heappush(ready, course)
    # Courses of a cycle never become ready.
    return order if len(order) == course_count else []


print(find_order(4, [[1, 3], [2, 1], [0, 3]]))
