UNSEEN, ON_PATH, DONE = range(3)


def can_finish(course_count: int, prerequisites: list[list[int]]) -> bool:
    unlocks: list[list[int]] = [[] for _ in range(course_count)]
    for course, needed in prerequisites:
        unlocks[needed].append(course)
    state = [UNSEEN] * course_count
    return not any(
        state[course] == UNSEEN and meets_cycle(course, unlocks, state)
        for course in range(course_count)
    )


def meets_cycle(
    start: int, unlocks: list[list[int]], state: list[int]
) -> bool:
    # An explicit stack: Python allows about 1,000 nested calls by default.
    state[start] = ON_PATH
    path = [(start, iter(unlocks[start]))]
    while path:
        course, following = path[-1]
        for unlocked in following:
            if state[unlocked] == ON_PATH:
                return True
            if state[unlocked] == UNSEEN:
                state[unlocked] = ON_PATH
                path.append((unlocked, iter(unlocks[unlocked])))
                break
        else:  # no edge is left to follow
            state[course] = DONE
            path.pop()
    return False


print(can_finish(4, [[1, 0], [2, 1], [3, 1]]))
