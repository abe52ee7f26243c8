def minimum_operations(number: int) -> int:
    operations = 0
    before: set[int] = set()
    current = {number}
    while 0 not in current:
        reached = {other for value in current for other in neighbours(value)}
        before, current = current, reached - before
        operations += 1
    return operations


def neighbours(value: int) -> list[int]:
    """What one operation makes of value, which is above 0."""
    lowest = value & -value
    return [value ^ 1, value ^ lowest << 1]


print(minimum_operations(5))
