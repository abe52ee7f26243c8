const MAX = 2 ** 31 - 1;
const MIN = -(2 ** 31);

function parseInteger(text) {
  const trimmed = text.trimStart();
  for (let end = trimmed.length; end > 0; end -= 1) {
    const start = trimmed[0] === '+' || trimmed[0] === '-' ? 1 : 0;
    const digits = [...trimmed.slice(start, end)];
    if (digits.length > 0 && digits.every((digit) => digit >= '0' && digit <= '9')) {
      const number = Number(digits.join(''));
      return Math.max(MIN, Math.min(MAX, trimmed[0] === '-' ? 0 - number : number));
    }
  }
  return 0;
}

console.log(parseInteger(' -307km'));
