function plusOne(digits) {
  // The last digit that isn't a nine, or -1.
  const grows = digits.findLastIndex((digit) => digit !== 9);
  const zeros = new Array(digits.length - 1 - grows).fill(0);
  if (grows === -1) return [1, ...zeros];
  return [...digits.slice(0, grows), digits[grows] + 1, ...zeros];
}

console.log(plusOne([3, 6, 9, 9]));
