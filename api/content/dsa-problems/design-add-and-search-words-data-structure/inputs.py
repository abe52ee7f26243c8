def call(n, random):
    def text(letters):
        return "".join(random.choices(letters, k=random.randint(1, 3)))

    steps = [
        ("add_word", text("ab")) if random.random() < 0.4 else ("search", text("ab."))
        for _ in range(2 * n)
    ]
    return calls, WordDictionary(), *steps
