# What each light adds to the hour and to the minute.
LIGHTS = [
    (1, 0),
    (2, 0),
    (4, 0),
    (8, 0),
    (0, 1),
    (0, 2),
    (0, 4),
    (0, 8),
    (0, 16),
    (0, 32),
]


def read_watch(lit: int) -> list[str]:
    found: list[str] = []

    def extend(start: int, left: int, hour: int, minute: int) -> None:
        # More lights never make the hour or the minute smaller.
        if hour > 11 or minute > 59:
            return
        if left == 0:
            found.append(f"{hour}:{minute:02}")
            return
        # The last light to try leaves just enough for the others.
        for light in range(start, len(LIGHTS) - left + 1):
            more_hours, more_minutes = LIGHTS[light]
            extend(light + 1, left - 1, hour + more_hours, minute + more_minutes)

    extend(0, lit, 0, 0)
    return found


print(read_watch(8))
