def can_finish(course_count: int, prerequisites: list[list[int]]) -> bool:
    needs: list[list[int]] = [[] for _ in range(course_count)]
    for course, needed in prerequisites:
        needs[course].append(needed)
    return not any(needs_itself(course, needs) for course in range(course_count))


def needs_itself(start: int, needs: list[list[int]]) -> bool:
    seen: set[int] = set()
    to_visit = [start]
    while to_visit:
        for needed in needs[to_visit.pop()]:
            if needed == start:
                return True
            if needed not in seen:
                seen.add(needed)
                to_visit.append(needed)
    return False


print(can_finish(4, [[1, 0], [2, 1], [3, 1]]))
