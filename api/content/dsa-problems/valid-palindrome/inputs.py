def call(n, random):
    """A palindrome in which one character may be another."""
    half = random.choices("aB7 ,", k=n // 2)
    text = half + [letter.swapcase() for letter in reversed(half)]
    if random.random() < 0.5:
        text[random.randrange(len(text))] = random.choice("aB7 ,")
    return is_palindrome, "".join(text)
