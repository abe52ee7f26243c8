def car_pooling(bookings: list[list[int]], capacity: int) -> bool:
    changes = [0] * 10_002
    for passengers, start, end in bookings:
        changes[start] += passengers
        changes[end + 1] -= passengers
    people = 0
    for change in changes:
        people += change
        if people > capacity:
            return False
    return True
