def can_serve_all(notes: list[int]) -> bool:
    fives = tens = 0
    for note in notes:
        if note == 5:
            fives += 1
        elif note == 10:
            fives -= 1
            tens += 1
        elif tens > 0:
            tens -= 1
            fives -= 1
        else:
            fives -= 3
        if fives < 0:
            return False
    return True


print(can_serve_all([5, 10, 5, 10, 20]))
