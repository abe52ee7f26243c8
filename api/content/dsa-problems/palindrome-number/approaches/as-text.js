function isPalindrome(number) {
  const text = String(number);
  return text === [...text].reverse().join('');
}

console.log(isPalindrome(36063));
