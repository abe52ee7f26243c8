def can_complete_circuit(gas: list[int], cost: list[int]) -> int:
    count = len(gas)
    for start in range(count):
        tank = 0
        for driven in range(count):
            station = (start + driven) % count
            tank += gas[station] - cost[station]
            if tank < 0:
                break
        else:
            return start
    return -1


print(can_complete_circuit([2, 3, 4, 1], [3, 4, 1, 1]))
