def count_palindromes(text: str) -> int:
    size = len(text)
    palindrome = [[False] * size for _ in range(size)]
    count = 0
    for first in range(size - 1, -1, -1):
        for last in range(first, size):
            inner = last - first < 3 or palindrome[first + 1][last - 1]
            if text[first] == text[last] and inner:
                palindrome[first][last] = True
                count += 1
    return count


print(count_palindromes("abbab"))
