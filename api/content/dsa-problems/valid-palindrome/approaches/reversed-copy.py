def is_palindrome(text: str) -> bool:
    cleaned = [character.lower() for character in text if character.isalnum()]
    return cleaned == cleaned[::-1]


print(is_palindrome("Was it a car, or a cat I saw?"))
