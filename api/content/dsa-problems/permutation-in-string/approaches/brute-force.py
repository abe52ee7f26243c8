def contains_permutation(pattern: str, text: str) -> bool:
    wanted = sorted(pattern)
    for start in range(len(text) - len(pattern) + 1):
        if sorted(text[start : start + len(pattern)]) == wanted:
            return True
    return False


print(contains_permutation("tea", "steamy"))
