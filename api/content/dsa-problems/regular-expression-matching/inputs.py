def call(n, random):
    pattern = "".join(random.choice(("a", "b", ".", "a*", "b*", ".*")) for _ in range(n // 2))
    return is_match, "".join(random.choices("ab", k=random.randint(0, n // 2 + 1))), pattern
