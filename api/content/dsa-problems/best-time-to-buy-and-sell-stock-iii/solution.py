def max_profit(prices: list[int]) -> int:
    # The most money you can have after each of the four actions.
    first_bought, first_sold = -prices[0], 0
    second_bought, second_sold = -prices[0], 0
    for price in prices[1:]:
        first_bought = max(first_bought, -price)
        first_sold = max(first_sold, first_bought + price)
        second_bought = max(second_bought, first_sold - price)
        second_sold = max(second_sold, second_bought + price)
    return second_sold


print(max_profit([4, 7, 1, 5, 3, 8]))
