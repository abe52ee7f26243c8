def group_anagrams(words: list[str]) -> list[list[str]]:
    keys: list[str] = []
    groups: list[list[str]] = []
    for word in words:
        key = "".join(sorted(word))
        if key in keys:
            groups[keys.index(key)].append(word)
        else:
            keys.append(key)
            groups.append([word])
    return groups


print(group_anagrams(["stop", "arc", "pots", "car", "code", "tops"]))
