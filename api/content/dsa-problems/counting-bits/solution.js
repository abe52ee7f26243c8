function countBits(n) {
  const bits = [0];
  for (let number = 1; number <= n; number += 1) bits.push(bits[number >> 1] + (number & 1));
  return bits;
}

console.log(countBits(6));
