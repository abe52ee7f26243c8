def longest_palindrome_subsequence(text: str) -> int:
    longest = 0
    for center in range(2 * len(text) - 1):
        left, right = center // 2, (center + 1) // 2
        while left >= 0 and right < len(text) and text[left] == text[right]:
            longest = max(longest, right - left + 1)
            left, right = left - 1, right + 1
    return longest
