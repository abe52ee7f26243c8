EMPTY = 2**31 - 1


def walls_and_gates(rooms: list[list[int]]) -> list[list[int]]:
    """Write the distance to the nearest gate into each empty room.

    0 is a gate, -1 a wall, EMPTY a room. Change rooms and return it.
    walls_and_gates([[0, EMPTY, EMPTY, -1]]) is [[0, 1, 2, -1]].
    """
    pass


print(walls_and_gates([[0, EMPTY, -1], [EMPTY, EMPTY, EMPTY]]))
