def min_rooms(meetings: list[list[int]]) -> int:
    rooms = 0
    for start, _ in meetings:
        running = [m for m in meetings if m[0] <= start < m[1]]
        rooms = max(rooms, len(running))
    return rooms


print(min_rooms([[0, 30], [5, 10], [15, 20], [8, 18]]))
