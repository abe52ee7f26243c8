def network_delay(links: list[list[int]], count: int, start: int) -> int:
    """Return when all computers have received the message of start.

    [source, target, time] is a link in one direction. -1 means that some
    never receive it. network_delay([[1, 2, 5]], 2, 1) is 5.
    """
    pass


print(network_delay([[1, 2, 7], [1, 3, 2], [3, 2, 3], [2, 4, 1]], 4, 1))
