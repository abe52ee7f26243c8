def call(n, random):
    half = str(random.randrange(1, 10 ** (n // 2)))
    digits = half + random.choice((half[::-1], half[-2::-1], str(random.randrange(100))))
    return is_palindrome, int(random.choice(("", "", "", "-")) + digits)
