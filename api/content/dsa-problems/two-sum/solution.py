def two_sum(numbers: list[int], target: int) -> list[int]:
    position_of: dict[int, int] = {}
    for position, number in enumerate(numbers):
        partner = target - number
        if partner in position_of:
            return [position_of[partner], position]
        # Stored after the lookup: a number must not find itself.
        position_of[number] = position
    raise ValueError("no two numbers add up to the target")


print(two_sum([3, 8, 5, 11], 16))
