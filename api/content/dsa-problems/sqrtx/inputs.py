def call(n, random):
    root = random.randrange(2 ** (2 * n))
    return integer_root, max(0, root * root + random.choice((-1, 0, 1, root)))
