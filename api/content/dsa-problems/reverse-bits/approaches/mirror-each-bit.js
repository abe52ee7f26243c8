function reverseBits(number) {
  let reversed = 0;
  for (let place = 0; place < 32; place += 1) {
    // A power instead of a shift: the first bit isn't a sign bit.
    if ((number >>> place) & 1) reversed += 2 ** (31 - place);
  }
  return reversed;
}

console.log(reverseBits(11));
