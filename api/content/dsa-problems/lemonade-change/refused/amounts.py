def can_serve_all(notes: list[int]) -> bool:
    till = 0
    for note in notes:
        if till < note - 5:
            return False
        till += 5
    return True
