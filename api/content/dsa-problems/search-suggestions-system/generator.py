def call(n, random):
    products, typed = (
        ["".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=8)) for _ in range(n)],
        "".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=n)),
    )
    return suggest, products, typed
