function isHappy(number) {
  let slow = number;
  let fast = digitSquares(number);
  while (fast !== 1 && slow !== fast) {
    slow = digitSquares(slow);
    fast = digitSquares(digitSquares(fast));
  }
  return fast === 1;
}

function digitSquares(number) {
  let sum = 0;
  for (let rest = number; rest > 0; rest = Math.floor(rest / 10)) sum += (rest % 10) ** 2;
  return sum;
}

console.log(isHappy(23));
