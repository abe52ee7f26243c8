def next_permutation(numbers: list[int]) -> list[int]:
    result = list(numbers)
    pivot = len(result) - 2
    while pivot >= 0 and result[pivot] >= result[pivot + 1]:
        pivot -= 1
    if pivot < 0:
        return sorted(result)
    successor = len(result) - 1
    while result[successor] <= result[pivot]:
        successor -= 1
    result[pivot], result[successor] = result[successor], result[pivot]
    return result[: pivot + 1] + result[:pivot:-1]
