def min_window(text: str, needed: str) -> str:
    best = ""
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            run = text[start:end]
            if all(run.count(one) >= needed.count(one) for one in needed):
                if best == "" or len(run) < len(best):
                    best = run
    return best


print(min_window("algorithmic", "tic"))
