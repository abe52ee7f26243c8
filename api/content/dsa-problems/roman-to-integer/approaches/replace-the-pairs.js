function romanToInt(numeral) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const writtenOut = {
    IV: 'IIII',
    IX: 'VIIII',
    XL: 'XXXX',
    XC: 'LXXXX',
    CD: 'CCCC',
    CM: 'DCCCC',
  };
  let text = numeral;
  for (const [pair, letters] of Object.entries(writtenOut)) text = text.replace(pair, letters);
  return [...text].reduce((total, letter) => total + values[letter], 0);
}

console.log(romanToInt('CDLXXVI'));
