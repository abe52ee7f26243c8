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

    def decide(light: int, left: int, hour: int, minute: int) -> None:
        if light == len(LIGHTS):
            if left == 0 and hour < 12 and minute < 60:
                found.append(f"{hour}:{minute:02}")
            return
        more_hours, more_minutes = LIGHTS[light]
        decide(light + 1, left - 1, hour + more_hours, minute + more_minutes)
        decide(light + 1, left, hour, minute)

    decide(0, lit, 0, 0)
    return found


print(read_watch(8))
