def call(n, random):
    return generate_parentheses, n
