def call(n, random):
    return generate_parentheses, random.randint(0, n // 2)
