def can_partition(numbers: list[int]) -> bool:
    def add_up(index: int, missing: int) -> bool:
        if missing == 0:
            return True
        if missing < 0 or index == len(numbers):
            return False
        taken = add_up(index + 1, missing - numbers[index])
        return taken or add_up(index + 1, missing)

    total = sum(numbers)
    return total % 2 == 0 and add_up(0, total // 2)


print(can_partition([3, 1, 5, 9]))
