def judged(text):
    """Whether the result is a valid arrangement, or empty."""
    result = reorganize(text)
    pairs = zip(result, result[1:])
    return sorted(result) == sorted(text), result == "", all(a != b for a, b in pairs)


def call(n, random):
    return judged, "".join(random.choices(random.choice(("aab", "abc", "abcd")), k=min(n, 8)))
