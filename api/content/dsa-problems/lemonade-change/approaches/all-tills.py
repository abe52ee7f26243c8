def can_serve_all(notes: list[int]) -> bool:
    tills = {(0, 0)}
    for note in notes:
        following = set()
        for fives, tens in tills:
            if note == 5:
                following.add((fives + 1, tens))
            elif note == 10 and fives > 0:
                following.add((fives - 1, tens + 1))
            elif note == 20:
                if fives > 2:
                    following.add((fives - 3, tens))
                if fives > 0 and tens > 0:
                    following.add((fives - 1, tens - 1))
        if not following:
            return False
        tills = following
    return True


print(can_serve_all([5, 10, 5, 10, 20]))
