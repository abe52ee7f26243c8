def call(n, random):
    """The last parenthesis stays open, whatever the wildcards are."""
    return can_be_balanced, "*" * (n - 1) + "("
