function multiply(first, second) {
  // The sums for ones, tens, hundreds and so on.
  const places = new Array(first.length + second.length).fill(0);
  const others = [...second].reverse().map(Number);
  for (const [i, one] of [...first].reverse().map(Number).entries()) {
    for (const [j, other] of others.entries()) places[i + j] += one * other;
  }
  const digits = [];
  let carry = 0;
  for (const sum of places) {
    digits.push((sum + carry) % 10);
    carry = Math.floor((sum + carry) / 10);
  }
  while (digits.length > 1 && digits.at(-1) === 0) digits.pop();
  return digits.reverse().join('');
}

console.log(multiply('27', '345'));
