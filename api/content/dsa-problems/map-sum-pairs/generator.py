def call(n, random):
    """Words of four letters, then 500 questions about prefixes of two."""
    words = MapSum()
    for _ in range(n):
        words.insert("".join(random.choices("abcdefghij", k=4)), random.randrange(10))
    return calls, words, *(("sum_of", "".join(random.choices("abcdefghij", k=2))) for _ in range(500))
