def daily_temperatures(temperatures: list[int]) -> list[int]:
    waits = [0] * len(temperatures)
    for day in range(len(temperatures) - 2, -1, -1):
        later = day + 1
        while temperatures[later] <= temperatures[day] and waits[later] > 0:
            later += waits[later]
        if temperatures[later] > temperatures[day]:
            waits[day] = later - day
    return waits


print(daily_temperatures([22, 21, 19, 23, 18, 25]))
