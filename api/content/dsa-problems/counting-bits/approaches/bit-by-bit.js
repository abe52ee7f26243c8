function countBits(n) {
  const bits = [];
  for (let number = 0; number <= n; number += 1) {
    let ones = 0;
    for (let rest = number; rest > 0; rest >>= 1) ones += rest & 1;
    bits.push(ones);
  }
  return bits;
}

console.log(countBits(6));
