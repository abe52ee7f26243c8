def call(n, random):
    return count_palindromes, "a" * n
