def car_pooling(bookings: list[list[int]], capacity: int) -> bool:
    people = [0] * 10_001
    for passengers, start, end in bookings:
        for kilometre in range(start, end):
            people[kilometre] += passengers
    return max(people) <= capacity


print(car_pooling([[3, 2, 8], [2, 5, 9], [4, 8, 10]], 5))
