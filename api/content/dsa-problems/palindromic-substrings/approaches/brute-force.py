def count_palindromes(text: str) -> int:
    count = 0
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            if is_palindrome(text[start:end]):
                count += 1
    return count


def is_palindrome(part: str) -> bool:
    for index in range(len(part) // 2):
        if part[index] != part[-1 - index]:
            return False
    return True


print(count_palindromes("abbab"))
