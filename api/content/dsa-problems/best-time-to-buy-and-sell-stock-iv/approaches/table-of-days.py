def max_profit(k: int, prices: list[int]) -> int:
    best = [0] * len(prices)
    for _ in range(k):
        with_one_more = [0]
        for day in range(1, len(prices)):
            most = with_one_more[-1]
            for bought in range(day):
                most = max(most, best[bought] + prices[day] - prices[bought])
            with_one_more.append(most)
        best = with_one_more
    return best[-1]


print(max_profit(2, [2, 6, 5, 9, 1, 4]))
