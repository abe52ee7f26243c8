const MAX = 2 ** 31 - 1;
const MIN = -(2 ** 31);

function parseInteger(text) {
  let at = 0;
  while (text[at] === ' ') at += 1;
  const negative = text[at] === '-';
  if (text[at] === '+' || text[at] === '-') at += 1;
  let number = 0;
  while (text[at] >= '0' && text[at] <= '9') {
    const digit = Number(text[at]);
    if (number > Math.floor((MAX - digit) / 10)) return negative ? MIN : MAX;
    number = number * 10 + digit;
    at += 1;
  }
  // Not -number, which would make -0 of 0.
  return negative ? 0 - number : number;
}

console.log(parseInteger(' -307km'));
