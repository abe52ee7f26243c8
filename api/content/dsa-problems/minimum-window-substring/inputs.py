def call(n, random):
    needed = random.choices("abc", k=random.randint(1, 3))
    return min_window, "".join(random.choices("abcd", k=2 * n)), "".join(needed)
