def call(n, random):
    return can_be_balanced, "".join(random.choices("(()*)", k=n))
