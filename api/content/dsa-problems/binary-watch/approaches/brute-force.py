def read_watch(lit: int) -> list[str]:
    found = []
    for hour in range(12):
        for minute in range(60):
            if lights_of(hour) + lights_of(minute) == lit:
                found.append(f"{hour}:{minute:02}")
    return found


def lights_of(number: int) -> int:
    count = 0
    while number > 0:
        count += number % 2
        number //= 2
    return count


print(read_watch(8))
