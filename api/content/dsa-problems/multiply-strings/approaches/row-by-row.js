function multiply(first, second) {
  let total = '0';
  for (const [shift, digit] of [...second].reverse().entries()) {
    const row = timesDigit(first, Number(digit)) + '0'.repeat(shift);
    total = add(total, row);
  }
  return total.replace(/^0+/, '') || '0';
}

function timesDigit(number, factor) {
  const digits = [];
  let carry = 0;
  for (const digit of [...number].reverse()) {
    const product = Number(digit) * factor + carry;
    digits.push(product % 10);
    carry = Math.floor(product / 10);
  }
  return [...digits, carry].reverse().join('');
}

function add(first, second) {
  const width = Math.max(first.length, second.length);
  const others = [...second.padStart(width, '0')].reverse();
  const digits = [];
  let carry = 0;
  for (const [place, digit] of [...first.padStart(width, '0')].reverse().entries()) {
    const sum = Number(digit) + Number(others[place]) + carry;
    digits.push(sum % 10);
    carry = Math.floor(sum / 10);
  }
  return [...digits, carry].reverse().join('');
}

console.log(multiply('27', '345'));
