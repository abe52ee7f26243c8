def count_ways(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    return ways[amount]


print(count_ways([1, 2, 5], 6))
