def call(n, random):
    text = random.choices("ab", k=n)
    pattern = random.choices("ab", k=random.randint(0, n // 2))
    return count_subsequences, "".join(text), "".join(pattern)
