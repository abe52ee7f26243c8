function isPalindrome(number) {
  if (number < 0 || (number % 10 === 0 && number !== 0)) return false;
  let left = number;
  let half = 0;
  while (left > half) {
    half = half * 10 + (left % 10);
    left = Math.floor(left / 10);
  }
  return left === half || left === Math.floor(half / 10);
}

console.log(isPalindrome(36063));
