function power(base, exponent) {
  let result = 1;
  for (let times = Math.abs(exponent); times > 0; times -= 1) result *= base;
  return exponent >= 0 ? result : 1 / result;
}

console.log(power(3, 5));
