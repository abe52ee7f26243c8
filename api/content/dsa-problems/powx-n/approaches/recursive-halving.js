function power(base, exponent) {
  if (exponent < 0) return 1 / power(base, -exponent);
  if (exponent === 0) return 1;
  const half = power(base, Math.floor(exponent / 2));
  return exponent % 2 === 1 ? half * half * base : half * half;
}

console.log(power(3, 5));
