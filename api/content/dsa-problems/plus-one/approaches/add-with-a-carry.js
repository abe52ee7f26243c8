function plusOne(digits) {
  let carry = 1;
  const backwards = [];
  for (const digit of digits.toReversed()) {
    const sum = digit + carry;
    backwards.push(sum % 10);
    carry = sum < 10 ? 0 : 1;
  }
  if (carry > 0) backwards.push(carry);
  return backwards.toReversed();
}

console.log(plusOne([3, 6, 9, 9]));
