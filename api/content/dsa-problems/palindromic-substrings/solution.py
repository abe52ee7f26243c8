def count_palindromes(text: str) -> int:
    count = 0
    for centre in range(2 * len(text) - 1):
        # Even numbers are letters, odd ones the gaps between them.
        left = centre // 2
        right = centre - left
        while left >= 0 and right < len(text) and text[left] == text[right]:
            count += 1
            left -= 1
            right += 1
    return count


print(count_palindromes("abbab"))
