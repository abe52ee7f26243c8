function romanToInt(numeral) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  let total = 0;
  for (const letter of numeral) total += values[letter];
  const pair = ['IV', 'IX', 'XL', 'XC', 'CD', 'CM'].find((one) => numeral.includes(one));
  return pair === undefined ? total : total - 2 * values[pair[0]];
}
