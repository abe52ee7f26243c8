def longest_common_prefix(words: list[str]) -> str:
    first = words[0]
    for index, letter in enumerate(first):
        for word in words:
            if index == len(word) or word[index] != letter:
                return first[:index]
    return first


print(longest_common_prefix(["clover", "close", "clock"]))
