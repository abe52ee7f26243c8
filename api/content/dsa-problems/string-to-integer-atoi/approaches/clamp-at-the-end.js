const MAX = 2 ** 31 - 1;
const MIN = -(2 ** 31);

function parseInteger(text) {
  const trimmed = text.trimStart();
  const isSigned = trimmed[0] === '+' || trimmed[0] === '-';
  let number = 0n;
  for (const character of isSigned ? trimmed.slice(1) : trimmed) {
    if (character < '0' || character > '9') break;
    number = number * 10n + BigInt(character);
  }
  if (trimmed[0] === '-') number = -number;
  if (number < MIN) return MIN;
  return number > MAX ? MAX : Number(number);
}

console.log(parseInteger(' -307km'));
