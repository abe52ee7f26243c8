def call(n, random):
    return count_palindromes, "".join(random.choices("abc", k=n))
