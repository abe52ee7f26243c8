def longest_unique_run(text: str) -> int:
    last_seen: dict[str, int] = {}
    start = 0
    longest = 0
    for end, character in enumerate(text):
        # An index before the window is stale.
        if last_seen.get(character, -1) >= start:
            start = last_seen[character] + 1
        last_seen[character] = end
        longest = max(longest, end - start + 1)
    return longest


print(longest_unique_run("placement"))
