from itertools import combinations


def read_watch(lit: int) -> list[str]:
    times = []
    for lights in combinations([60, 120, 240, 480, 1, 2, 4, 8, 16, 32], lit):
        hour, minute = divmod(sum(lights), 60)
        if hour < 12:
            times.append(f"{hour}:{minute:02}")
    return times


print(read_watch(8))
