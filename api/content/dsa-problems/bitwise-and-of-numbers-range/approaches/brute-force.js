function rangeBitwiseAnd(low, high) {
  // Numbers may have more than 32 bits, so & needs BigInt.
  let result = BigInt(low);
  for (let number = low + 1; number <= high && result > 0n; number += 1) result &= BigInt(number);
  return Number(result);
}

console.log(rangeBitwiseAnd(20, 23));
