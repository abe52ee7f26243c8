def reorganize(text: str) -> str:
    letters = sorted(text)
    while any(a == b for a, b in zip(letters, letters[1:])):
        at = len(letters) - 2
        while at >= 0 and letters[at] >= letters[at + 1]:
            at -= 1
        if at < 0:
            return ""
        larger = len(letters) - 1
        while letters[larger] <= letters[at]:
            larger -= 1
        letters[at], letters[larger] = letters[larger], letters[at]
        letters[at + 1 :] = reversed(letters[at + 1 :])
    return "".join(letters)


print(reorganize("mamma"))
