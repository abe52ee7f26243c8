def call(n, random):
    """The words are stored already. None that is searched for has a dot."""
    dictionary = WordDictionary()
    words = ["".join(random.choices("abcd", k=8)) for _ in range(n)]
    for word in words:
        dictionary.add_word(word)
    return calls, dictionary, *(("search", random.choice(words)) for _ in range(1_000))
