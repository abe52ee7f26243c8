def min_cost(costs: list[int]) -> int:
    """Return the least to pay to get past the last step.

    Begin on step 0 or 1, pay for each step you stand on, and climb one or
    two at a time. min_cost([5, 8, 1]) is 6: steps 0 and 2.
    """
    pass


print(min_cost([4, 1, 5, 2, 3]))
