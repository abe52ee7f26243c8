function findMaxLength(bits) {
  const balances = [0];
  for (const bit of bits) balances.push(balances.at(-1) + (bit === 1 ? 1 : -1));
  for (let length = bits.length - (bits.length % 2); length > 0; length -= 2) {
    for (let start = 0; start + length <= bits.length; start += 1) {
      if (balances[start] === balances[start + length]) return length;
    }
  }
  return 0;
}

console.log(findMaxLength([1, 1, 1, 0, 1, 0, 0]));
