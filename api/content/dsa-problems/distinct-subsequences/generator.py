def call(n, random):
    text = random.choices("abcd", k=n)
    pattern = random.choices("abcd", k=n // 2)
    return count_subsequences, "".join(text), "".join(pattern)
