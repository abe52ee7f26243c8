def call(n, random):
    """Pairs beside and inside of pairs, of which one character may be another."""
    text = ""
    for _ in range(n // 2):
        opening, closing = random.choice(("()", "[]", "{}"))
        text = random.choice((opening + text + closing, text + opening + closing))
    if random.random() < 0.5:
        at = random.randrange(len(text))
        text = text[:at] + random.choice("()[]{}") + text[at + 1 :]
    return is_valid, text
