def longest_palindrome(text: str) -> str:
    longest = ""
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            part = text[start:end]
            if part == part[::-1] and len(part) > len(longest):
                longest = part
    return longest


print(longest_palindrome("tartrate"))
