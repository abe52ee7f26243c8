def combine(n: int, k: int) -> list[list[int]]:
    choices: list[list[int]] = []
    chosen: list[int] = []

    def decide(number: int) -> None:
        if len(chosen) == k:
            choices.append(chosen.copy())
        elif number <= n:
            chosen.append(number)
            decide(number + 1)
            chosen.pop()
            decide(number + 1)

    decide(1)
    return choices


print(combine(4, 2))
