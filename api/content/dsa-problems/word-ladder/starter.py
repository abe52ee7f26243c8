def ladder_length(first: str, last: str, words: list[str]) -> int:
    """Return how many words the shortest ladder from first to last has.

    Neighbours differ in one letter; all but the first are in words. 0 means
    that there is none. ladder_length("hot", "dog", ["hog", "dog"]) is 3.
    """
    pass


words = ["cord", "word", "card", "ward", "warm", "worm"]
print(ladder_length("cold", "warm", words))
