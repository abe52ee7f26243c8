function reverse(number) {
  let reversed = 0;
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / 10)) {
    reversed = reversed * 10 + (rest % 10);
  }
  const signed = number < 0 ? -reversed : reversed;
  return signed < -(2 ** 31) || signed > 2 ** 31 - 1 ? 0 : signed;
}

console.log(reverse(-3060));
