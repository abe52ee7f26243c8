def car_fleet(target: int, positions: list[int], speeds: list[int]) -> int:
    times: list[float] = []  # of the leaders so far, the one in front on top
    for position, speed in sorted(zip(positions, speeds)):
        time = (target - position) / speed
        while times and times[-1] <= time:
            times.pop()
        times.append(time)
    return len(times)


print(car_fleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]))
