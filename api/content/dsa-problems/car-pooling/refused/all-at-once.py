def car_pooling(bookings: list[list[int]], capacity: int) -> bool:
    return sum(passengers for passengers, _, _ in bookings) <= capacity
