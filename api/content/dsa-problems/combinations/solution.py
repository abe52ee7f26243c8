def combine(n: int, k: int) -> list[list[int]]:
    choices: list[list[int]] = []
    chosen: list[int] = []

    def choose(first: int) -> None:
        missing = k - len(chosen)
        if missing == 0:
            choices.append(chosen.copy())
            return
        # A larger number would leave too few for the rest.
        for number in range(first, n - missing + 2):
            chosen.append(number)
            choose(number + 1)
            chosen.pop()

    choose(1)
    return choices


print(combine(4, 2))
