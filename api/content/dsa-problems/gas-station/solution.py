def can_complete_circuit(gas: list[int], cost: list[int]) -> int:
    total = tank = start = 0
    for station, (gained, used) in enumerate(zip(gas, cost)):
        total += gained - used
        tank += gained - used
        if tank < 0:
            # Nobody who starts between start and here gets any further.
            start = station + 1
            tank = 0
    return start if total >= 0 else -1


print(can_complete_circuit([2, 3, 4, 1], [3, 4, 1, 1]))
