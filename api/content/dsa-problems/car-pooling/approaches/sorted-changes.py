def car_pooling(bookings: list[list[int]], capacity: int) -> bool:
    changes = []
    for passengers, start, end in bookings:
        changes += [(start, passengers), (end, -passengers)]
    people = 0
    for _, change in sorted(changes):
        people += change
        if people > capacity:
            return False
    return True


print(car_pooling([[3, 2, 8], [2, 5, 9], [4, 8, 10]], 5))
