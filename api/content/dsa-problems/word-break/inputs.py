def call(n, random):
    words = ["".join(random.choices("ab", k=random.randint(1, 3))) for _ in range(3)]
    return word_break, "".join(random.choices("ab", k=n)), words
