def least_time(tasks: str, pause: int) -> int:
    """Return the units of time that all tasks take, idle ones included.

    tasks has a letter for each task; two with the same letter need at least
    pause units between them. least_time("AAB", 1) is 3.
    """
    pass


print(least_time("AAABBC", 2))
