from itertools import combinations


def longest_palindrome_subsequence(text: str) -> int:
    for length in range(len(text), 1, -1):
        for letters in combinations(text, length):
            if letters == letters[::-1]:
                return length
    return 1


print(longest_palindrome_subsequence("narration"))
