def call(n, random):
    return longest_valid, "".join(random.choices("()", k=2 * n))
