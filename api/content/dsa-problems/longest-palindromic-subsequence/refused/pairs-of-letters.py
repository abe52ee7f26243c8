from collections import Counter


def longest_palindrome_subsequence(text: str) -> int:
    pairs = sum(count // 2 * 2 for count in Counter(text).values())
    return pairs + (pairs < len(text))
