def call(n, random):
    source, target = ("".join(random.choices("abcd", k=n)) for _ in range(2))
    return edit_distance, source, target
