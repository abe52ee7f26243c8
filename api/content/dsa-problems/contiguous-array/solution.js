function findMaxLength(bits) {
  // Each balance, with the number of entries before it occurred first.
  const first = new Map([[0, 0]]);
  let balance = 0;
  let longest = 0;
  for (const [index, bit] of bits.entries()) {
    balance += bit === 1 ? 1 : -1;
    if (first.has(balance)) longest = Math.max(longest, index + 1 - first.get(balance));
    else first.set(balance, index + 1);
  }
  return longest;
}

console.log(findMaxLength([1, 1, 1, 0, 1, 0, 0]));
