def min_rooms(meetings: list[list[int]]) -> int:
    starts = sorted(start for start, _ in meetings)
    ends = sorted(end for _, end in meetings)
    rooms = ended = 0
    for started, start in enumerate(starts, 1):
        # A room is free again in the minute in which a meeting ends.
        while ends[ended] <= start:
            ended += 1
        rooms = max(rooms, started - ended)
    return rooms


print(min_rooms([[0, 30], [5, 10], [15, 20], [8, 18]]))
