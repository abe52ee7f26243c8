def count_ways(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for total in range(1, amount + 1):
        for coin in coins:
            if coin <= total:
                ways[total] += ways[total - coin]
    return ways[amount]


print(count_ways([1, 2, 5], 6))
