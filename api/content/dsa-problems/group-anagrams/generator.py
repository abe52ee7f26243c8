def call(n, random):
    return group_anagrams, ["".join(random.choices("abc", k=8)) for _ in range(n)]
