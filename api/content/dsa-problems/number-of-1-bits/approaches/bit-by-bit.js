function countOnes(number) {
  let ones = 0;
  // Shifting would cut off all but 32 bits.
  for (let rest = number; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2;
  return ones;
}

console.log(countOnes(44));
