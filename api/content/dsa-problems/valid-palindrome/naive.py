def is_palindrome(text: str) -> bool:
    for sign in " ,.:;!?'":
        text = text.replace(sign, "")
    text = text.lower()
    return text == text[::-1]


print(is_palindrome("Was it a car, or a cat I saw?"))
