def combine(n: int, k: int) -> list[list[int]]:
    choices: list[list[int]] = []
    chosen: list[int] = []

    def choose(first: int) -> None:
        if len(chosen) == k:
            choices.append(chosen)
            return
        for number in range(first, n + 1):
            chosen.append(number)
            choose(number + 1)
            chosen.pop()

    choose(1)
    return choices
