function romanToInt(numeral) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  let total = 0;
  let following = 0;
  for (const letter of [...numeral].reverse()) {
    const value = values[letter];
    if (value < following) total -= value;
    else total += value;
    following = value;
  }
  return total;
}

console.log(romanToInt('CDLXXVI'));
