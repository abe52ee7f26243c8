def can_finish(course_count: int, prerequisites: list[list[int]]) -> bool:
    needs: list[list[int]] = [[] for _ in range(course_count)]
    for course, needed in prerequisites:
        needs[course].append(needed)

    def meets_itself(course: int, path: list[int]) -> bool:
        if course in path:
            return True
        return any(meets_itself(needed, [*path, course]) for needed in needs[course])

    return not any(meets_itself(course, []) for course in range(course_count))


print(can_finish(4, [[1, 0], [2, 1], [3, 1]]))
