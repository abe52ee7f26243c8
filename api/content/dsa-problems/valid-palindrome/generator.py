def call(n, random):
    """A palindrome with a comma after every letter, but for the last."""
    half = random.choices("abcde", k=max(n // 4, 1))
    return is_palindrome, ",".join(half + half[::-1])
