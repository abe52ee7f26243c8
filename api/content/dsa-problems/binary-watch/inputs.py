def call(n, random):
    return read_watch, random.randint(0, 10)
