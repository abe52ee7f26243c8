def min_rooms(meetings: list[list[int]]) -> int:
    """Return the minimum number of rooms for meetings [start, end].

    A room can be used again in the minute in which a meeting ends.
    min_rooms([[0, 10], [5, 15], [10, 20]]) is 2.
    """
    pass


print(min_rooms([[0, 30], [5, 10], [15, 20], [8, 18]]))
