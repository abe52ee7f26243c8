from math import inf


def coin_change(coins: list[int], amount: int) -> int:
    fewest = [0] + [inf] * amount
    for total in range(1, amount + 1):
        for coin in coins:
            if coin <= total:
                # inf + 1 is inf: an impossible remainder never wins.
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return -1 if fewest[amount] == inf else int(fewest[amount])


print(coin_change([1, 4, 5], 8))
