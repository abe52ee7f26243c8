def min_rooms(meetings: list[list[int]]) -> int:
    free_from: list[int] = []  # for each room
    for start, end in sorted(meetings):
        for room, minute in enumerate(free_from):
            if minute <= start:
                free_from[room] = end
                break
        else:
            free_from.append(end)
    return len(free_from)


print(min_rooms([[0, 30], [5, 10], [15, 20], [8, 18]]))
