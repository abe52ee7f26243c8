def can_serve_all(notes: list[int]) -> bool:
    fives = tens = 0
    for note in notes:
        if note == 5:
            fives += 1
        elif note == 10:
            fives -= 1
            tens += 1
        elif fives >= 3:
            fives -= 3
        else:
            fives -= 1
            tens -= 1
        if fives < 0 or tens < 0:
            return False
    return True
