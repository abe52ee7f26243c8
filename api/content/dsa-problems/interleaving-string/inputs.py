def call(n, random):
    """A mixture, of which one letter may be another."""
    first = random.choices("ab", k=n // 2)
    second = random.choices("ab", k=n - n // 2)
    texts = [iter(first), iter(second)]
    turns = [0] * len(first) + [1] * len(second)
    random.shuffle(turns)
    mixed = [next(texts[turn]) for turn in turns]
    if random.random() < 0.5:
        mixed[random.randrange(n)] = random.choice("ab")
    return is_interleaving, "".join(first), "".join(second), "".join(mixed)
