def call(n, random):
    first, second = ("".join(random.choices("123456789", k=n)) for _ in range(2))
    return multiply, first, second
