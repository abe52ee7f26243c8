function isPalindrome(number) {
  const text = String(number);
  return text[0] === text.at(-1);
}
