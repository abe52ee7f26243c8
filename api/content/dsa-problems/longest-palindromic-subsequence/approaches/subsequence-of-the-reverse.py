def longest_palindrome_subsequence(text: str) -> int:
    backwards = text[::-1]
    before = [0] * (len(text) + 1)
    for letter in text:
        current = [0]
        for at, other in enumerate(backwards):
            if letter == other:
                current.append(before[at] + 1)
            else:
                current.append(max(before[at + 1], current[at]))
        before = current
    return before[-1]


print(longest_palindrome_subsequence("narration"))
