def call(n, random):
    steps = [
        (
            random.choice(("insert", "search", "starts_with")),
            "".join(random.choices("ab", k=random.randint(1, 4))),
        )
        for _ in range(3 * n)
    ]
    return calls, Trie(), *steps
