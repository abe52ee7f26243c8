def call(n, random):
    """It gets colder all the time, and warm on the last day."""
    return daily_temperatures, [*range(n - 1, 0, -1), n]
