def find_order(
    course_count: int, prerequisites: list[list[int]]
) -> list[int]:
    order: list[int] = []
    while len(order) < course_count:
        for course in range(course_count):
            needed = [n for c, n in prerequisites if c == course]
            if course not in order and all(n in order for n in needed):
                order.append(course)
                break
        else:
            return []
    return order


print(find_order(4, [[1, 3], [2, 1], [0, 3]]))
