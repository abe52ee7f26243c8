function isPalindrome(number) {
  if (number < 0) return false;
  let left = number;
  let backwards = 0;
  while (left > 0) {
    backwards = backwards * 10 + (left % 10);
    left = Math.floor(left / 10);
  }
  return backwards === number;
}

console.log(isPalindrome(36063));
