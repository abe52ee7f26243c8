def find_peak_element(numbers: list[int]) -> int:
    return numbers.index(max(numbers))
