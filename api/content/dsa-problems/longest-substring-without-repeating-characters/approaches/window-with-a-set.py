def longest_unique_run(text: str) -> int:
    window: set[str] = set()
    start = 0
    longest = 0
    for character in text:
        while character in window:
            window.remove(text[start])
            start += 1
        window.add(character)
        longest = max(longest, len(window))
    return longest


print(longest_unique_run("placement"))
