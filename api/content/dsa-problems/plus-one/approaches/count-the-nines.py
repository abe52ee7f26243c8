def plus_one(digits: list[int]) -> list[int]:
    nines = 0
    while nines < len(digits) and digits[-1 - nines] == 9:
        nines += 1
    zeros = [0] * nines
    if nines == len(digits):
        return [1] + zeros
    grows = len(digits) - 1 - nines
    return digits[:grows] + [digits[grows] + 1] + zeros


print(plus_one([3, 6, 9, 9]))
