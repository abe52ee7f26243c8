function romanToInt(numeral) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const pairs = { IV: 4, IX: 9, XL: 40, XC: 90, CD: 400, CM: 900 };
  let total = 0;
  let index = 0;
  while (index < numeral.length) {
    const pair = pairs[numeral.slice(index, index + 2)];
    total += pair ?? values[numeral[index]];
    index += pair === undefined ? 1 : 2;
  }
  return total;
}

console.log(romanToInt('CDLXXVI'));
