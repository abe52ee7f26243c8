function rangeBitwiseAnd(low, high) {
  // Division, not >>: numbers may have more than 32 bits.
  let [first, last] = [low, high];
  let factor = 1;
  while (first < last) {
    first = Math.floor(first / 2);
    last = Math.floor(last / 2);
    factor *= 2;
  }
  return first * factor;
}

console.log(rangeBitwiseAnd(20, 23));
