def car_fleet(target: int, positions: list[int], speeds: list[int]) -> int:
    fleets = 0
    # Distance and speed of the car that leads the fleet in front.
    front_distance, front_speed = 0, 1
    for position, speed in sorted(zip(positions, speeds), reverse=True):
        distance = target - position
        # distance / speed > front_distance / front_speed, without fractions
        if distance * front_speed > front_distance * speed:
            fleets += 1
            front_distance, front_speed = distance, speed
    return fleets


print(car_fleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]))
