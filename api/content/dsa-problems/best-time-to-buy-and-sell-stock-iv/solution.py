def max_profit(k: int, prices: list[int]) -> int:
    # A trade that earns something takes two days.
    k = min(k, len(prices) // 2)
    bought = [-prices[0]] * (k + 1)
    sold = [0] * (k + 1)
    for price in prices[1:]:
        for trade in range(1, k + 1):
            bought[trade] = max(bought[trade], sold[trade - 1] - price)
            sold[trade] = max(sold[trade], bought[trade] + price)
    return sold[k]


print(max_profit(2, [2, 6, 5, 9, 1, 4]))
