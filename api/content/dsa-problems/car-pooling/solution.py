from itertools import accumulate

ROAD = 10_000


def car_pooling(bookings: list[list[int]], capacity: int) -> bool:
    changes = [0] * (ROAD + 1)
    for passengers, start, end in bookings:
        changes[start] += passengers
        changes[end] -= passengers
    return max(accumulate(changes)) <= capacity


print(car_pooling([[3, 2, 8], [2, 5, 9], [4, 8, 10]], 5))
