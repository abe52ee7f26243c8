def longest_palindrome(text: str) -> str:
    size = len(text)
    best_start, best_length = 0, 0
    after = [False] * size  # the row of the start after this one
    for start in range(size - 1, -1, -1):
        row = [False] * size
        for end in range(start, size):
            if text[start] == text[end] and (end - start < 2 or after[end - 1]):
                row[end] = True
                if end + 1 - start >= best_length:
                    best_start, best_length = start, end + 1 - start
        after = row
    return text[best_start : best_start + best_length]


print(longest_palindrome("tartrate"))
