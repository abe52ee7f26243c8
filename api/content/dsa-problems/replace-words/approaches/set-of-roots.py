def replace_words(roots: list[str], sentence: str) -> str:
    known = set(roots)
    longest = max(map(len, roots), default=0)

    def shortened(word: str) -> str:
        for end in range(1, min(len(word), longest) + 1):
            if word[:end] in known:
                return word[:end]
        return word

    return " ".join(shortened(word) for word in sentence.split(" "))


print(replace_words(["play", "run", "pl", "out"], "the player runs outside"))
