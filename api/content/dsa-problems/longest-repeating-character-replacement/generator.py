def call(n, random):
    return character_replacement, "".join(random.choices("ABCDEFGH", k=n)), n // 2
