def longest_unique_run(text: str) -> int:
    """Return the length of the longest substring without repeated characters.

    longest_unique_run("abac") is 3, for "bac".
    """
    pass


print(longest_unique_run("placement"))
