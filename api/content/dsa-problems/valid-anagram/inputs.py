def call(n, random):
    """The same letters in another order, of which one may be another."""
    first = random.choices("abc", k=n)
    second = random.sample(first, n)
    if random.random() < 0.5:
        second[0] = random.choice("abc")
    return is_anagram, "".join(first), "".join(second)
