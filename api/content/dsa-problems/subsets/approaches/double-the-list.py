def subsets(numbers: list[int]) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for number in reversed(numbers):
        larger = [[number, *subset] for subset in found]
        found = [[], *larger, *found[1:]]
    return found


print(subsets([1, 2, 3]))
