def car_pooling(bookings: list[list[int]], capacity: int) -> bool:
    """Return True if the van can serve all bookings.

    A booking is [passengers, start, end]. People get out before others get in.
    """
    pass


print(car_pooling([[3, 2, 8], [2, 5, 9], [4, 8, 10]], 5))
