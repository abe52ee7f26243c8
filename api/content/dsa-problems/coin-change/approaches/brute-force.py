from math import inf


def coin_change(coins: list[int], amount: int) -> int:
    fewest = inf
    ways = [(amount, 0)]  # what is left to pay and how many coins were used
    while ways:
        rest, used = ways.pop()
        if rest == 0:
            fewest = min(fewest, used)
        ways += [(rest - coin, used + 1) for coin in coins if coin <= rest]
    return -1 if fewest == inf else int(fewest)


print(coin_change([1, 4, 5], 8))
