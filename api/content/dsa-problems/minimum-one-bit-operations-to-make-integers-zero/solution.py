def minimum_operations(number: int) -> int:
    operations = 0
    while number > 0:
        operations ^= number
        number >>= 1
    return operations


print(minimum_operations(5))
