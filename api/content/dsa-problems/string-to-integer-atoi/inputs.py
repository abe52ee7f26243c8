def call(n, random):
    if random.random() < 0.3:
        return parse_integer, random.choice(("", "-", " +")) + str(2**31 + random.randint(-3, 3))
    return parse_integer, "".join(random.choices(" +-079x", (2, 1, 2, 2, 3, 3, 1), k=n))
