function countOnes(number) {
  // Bitwise operators see only 32 bits: count the others separately.
  return onesIn(number % 2 ** 32) + onesIn(Math.floor(number / 2 ** 32));
}

function onesIn(part) {
  let ones = 0;
  // Each step clears the lowest 1 bit.
  for (let rest = part; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

console.log(countOnes(44));
