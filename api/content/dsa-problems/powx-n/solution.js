function power(base, exponent) {
  if (exponent < 0) return 1 / power(base, -exponent);
  let result = 1;
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

console.log(power(3, 5));
