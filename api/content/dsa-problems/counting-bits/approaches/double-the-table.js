function countBits(n) {
  const bits = [0];
  let power = 1;
  for (let number = 1; number <= n; number += 1) {
    if (number === 2 * power) power = number;
    bits.push(bits[number - power] + 1);
  }
  return bits;
}

console.log(countBits(6));
