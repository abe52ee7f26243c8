def call(n, random):
    text = "".join(random.choices("abcdefgh", k=n))
    return min_window, text, "abcdefgh"
