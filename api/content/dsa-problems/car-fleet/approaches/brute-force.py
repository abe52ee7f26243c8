def car_fleet(target: int, positions: list[int], speeds: list[int]) -> int:
    cars = list(zip(positions, speeds))
    leaders = 0
    for position, speed in cars:
        time = (target - position) / speed
        leaders += all(
            (target - ahead) / slower < time
            for ahead, slower in cars
            if ahead > position
        )
    return leaders


print(car_fleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]))
