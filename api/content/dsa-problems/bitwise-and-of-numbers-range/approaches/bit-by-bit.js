function rangeBitwiseAnd(low, high) {
  let result = 0;
  for (let bit = 1; bit <= high; bit *= 2) {
    const first = Math.floor(low / bit);
    const same = first === Math.floor(high / bit);
    if (same && first % 2 === 1) result += bit;
  }
  return result;
}

console.log(rangeBitwiseAnd(20, 23));
