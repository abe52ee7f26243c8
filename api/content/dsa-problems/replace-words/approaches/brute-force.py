def replace_words(roots: list[str], sentence: str) -> str:
    replaced = []
    for word in sentence.split(" "):
        shortest = word
        for root in roots:
            if word.startswith(root) and len(root) < len(shortest):
                shortest = root
        replaced.append(shortest)
    return " ".join(replaced)


print(replace_words(["play", "run", "pl", "out"], "the player runs outside"))
