def longest_unique_run(text: str) -> int:
    longest = 0
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            run = text[start:end]
            if len(set(run)) == len(run):
                longest = max(longest, len(run))
    return longest


print(longest_unique_run("placement"))
