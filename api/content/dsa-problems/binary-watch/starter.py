def read_watch(lit: int) -> list[str]:
    """Return all times that the watch shows with this many lights on.

    A time is written as in "9:05", and the times may come in any order.
    read_watch(0) is ["0:00"].
    """
    pass


print(read_watch(8))
