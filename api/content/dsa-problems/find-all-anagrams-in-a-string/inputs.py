def call(n, random):
    text = "".join(random.choices("aab", k=n))
    return find_anagrams, text, "".join(random.choices("aab", k=random.randint(1, 3)))
