LETTERS = str.maketrans("01234567", "abcdefgh")


def call(n, random):
    """Words that count up in base eight; no ladder leads to the last one."""
    words = [format(number, "08o").translate(LETTERS) for number in range(n - 1)]
    random.shuffle(words)
    return ladder_length, "aaaaaaaa", "zzzzzzzz", [*words, "zzzzzzzz"]
