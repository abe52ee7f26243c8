def max_profit(prices: list[int]) -> int:
    rises, rise = [], 0
    for before, price in zip(prices, prices[1:]):
        if price < before:
            rises.append(rise)
            rise = 0
        else:
            rise += price - before
    return sum(sorted([*rises, rise])[-2:])
