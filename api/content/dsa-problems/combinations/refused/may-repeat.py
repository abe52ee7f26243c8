def combine(n: int, k: int) -> list[list[int]]:
    choices: list[list[int]] = []

    def choose(chosen: list[int], first: int) -> None:
        if len(chosen) == k:
            choices.append(chosen)
            return
        for number in range(first, n + 1):
            choose([*chosen, number], number)

    choose([], 1)
    return choices
