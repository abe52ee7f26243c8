def daily_temperatures(temperatures: list[int]) -> list[int]:
    waits = [0] * len(temperatures)
    waiting: list[int] = []  # indices, the coolest day on top
    for today, temperature in enumerate(temperatures):
        while waiting and temperatures[waiting[-1]] < temperature:
            day = waiting.pop()
            waits[day] = today - day
        waiting.append(today)
    return waits


print(daily_temperatures([22, 21, 19, 23, 18, 25]))
