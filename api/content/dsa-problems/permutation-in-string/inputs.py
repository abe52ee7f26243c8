def call(n, random):
    pattern = random.choices("ab", k=random.randint(1, 4))
    return contains_permutation, "".join(pattern), "".join(random.choices("abc", k=n))
