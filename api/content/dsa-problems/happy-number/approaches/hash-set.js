function isHappy(number) {
  const seen = new Set();
  let current = number;
  while (current !== 1) {
    if (seen.has(current)) return false;
    seen.add(current);
    current = digitSquares(current);
  }
  return true;
}

function digitSquares(number) {
  let sum = 0;
  for (const digit of String(number)) sum += Number(digit) ** 2;
  return sum;
}

console.log(isHappy(23));
