function reverseBits(number) {
  let reversed = 0;
  let rest = number;
  for (let bit = 0; bit < 32; bit += 1) {
    reversed = (reversed << 1) | (rest & 1);
    rest >>>= 1;
  }
  // The first bit isn't a sign bit.
  return reversed >>> 0;
}

console.log(reverseBits(11));
