def total(values):
    found = 0
    for value in values:
        found += value
    return found
