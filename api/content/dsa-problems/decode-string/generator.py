def call(n, random):
    """Parts next to each other."""
    return decode_string, "".join(f"2[{random.choice('xyz')}]" for _ in range(n))
