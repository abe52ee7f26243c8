def multiply(first: str, second: str) -> str:
    return str(int(first) * int(second))


print(multiply("27", "345"))
