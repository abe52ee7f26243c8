# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 1_000


def call(n, random):
    half = [random.randrange(100) for _ in range(n // 2)]
    return is_palindrome, linked([*half, *[0] * (n % 2), *half[::-1]])
