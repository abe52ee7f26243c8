def longest_palindrome(text: str) -> str:
    longest = ""
    for index in range(len(text)):
        for after in (index, index + 1):  # a letter, then a gap
            palindrome = grow(text, index, after)
            if len(palindrome) > len(longest):
                longest = palindrome
    return longest


def grow(text: str, left: int, right: int) -> str:
    while left >= 0 and right < len(text) and text[left] == text[right]:
        left -= 1
        right += 1
    return text[left + 1 : right]


print(longest_palindrome("tartrate"))
