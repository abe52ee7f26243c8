def group_anagrams(words: list[str]) -> list[list[str]]:
    groups: list[list[str]] = []
    for word in words:
        for group in groups:
            if sorted(group[0]) == sorted(word):
                group.append(word)
                break
        else:
            groups.append([word])
    return groups


print(group_anagrams(["stop", "arc", "pots", "car", "code", "tops"]))
