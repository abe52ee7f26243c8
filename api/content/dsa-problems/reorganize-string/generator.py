def call(n, random):
    return reorganize, "".join(random.choices("abcdefgh", k=n))
