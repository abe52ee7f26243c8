def coin_change(coins: list[int], amount: int) -> int:
    count = 0
    level = {0}
    paid = {0}
    while level and amount not in paid:
        following = (total + coin for total in level for coin in coins)
        level = {total for total in following if total <= amount} - paid
        paid |= level
        count += 1
    return count if amount in paid else -1


print(coin_change([1, 4, 5], 8))
