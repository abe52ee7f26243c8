def can_finish(course_count: int, prerequisites: list[list[int]]) -> bool:
    needs: list[list[int]] = [[] for _ in range(course_count)]
    for course, needed in prerequisites:
        needs[course].append(needed)

    paths = [[course] for course in range(course_count)]
    while paths:
        path = paths.pop()
        for needed in needs[path[-1]]:
            if needed in path:
                return False
            paths.append([*path, needed])
    return True


print(can_finish(4, [[1, 0], [2, 1], [3, 1]]))
