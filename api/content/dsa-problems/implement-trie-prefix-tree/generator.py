# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 300


def call(n, random):
    word = "".join(random.choices("abcdefgh", k=n))
    return calls, Trie(), ("insert", word), ("search", word)
