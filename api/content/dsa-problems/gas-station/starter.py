def can_complete_circuit(gas: list[int], cost: list[int]) -> int:
    """Return the smallest index from which the full circle can be driven.

    cost[i] is used from station i to the next one. Return -1 if no start
    works. can_complete_circuit([1, 3], [2, 1]) is 1.
    """
    pass


print(can_complete_circuit([2, 3, 4, 1], [3, 4, 1, 1]))
