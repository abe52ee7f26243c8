def daily_temperatures(temperatures: list[int]) -> list[int]:
    waits = [0] * len(temperatures)
    for day in range(len(temperatures)):
        for later in range(day + 1, len(temperatures)):
            if temperatures[later] > temperatures[day]:
                waits[day] = later - day
                break
    return waits


print(daily_temperatures([22, 21, 19, 23, 18, 25]))
