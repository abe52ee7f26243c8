def longest_palindrome_subsequence(text: str) -> int:
    n = len(text)
    after = [0] * n  # the row of i + 1
    for i in range(n - 1, -1, -1):
        current = [0] * n
        current[i] = 1
        for j in range(i + 1, n):
            if text[i] == text[j]:
                current[j] = 2 + after[j - 1]
            else:
                current[j] = max(after[j], current[j - 1])
        after = current
    return after[-1]


print(longest_palindrome_subsequence("narration"))
