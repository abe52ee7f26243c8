function longestOnes(bits, k) {
  const zeros = [-1];
  for (const [index, bit] of bits.entries()) if (bit === 0) zeros.push(index);
  zeros.push(bits.length);
  if (zeros.length - 2 <= k) return bits.length;
  let longest = 0;
  for (let at = k + 1; at < zeros.length; at += 1) {
    longest = Math.max(longest, zeros[at] - zeros[at - k - 1] - 1);
  }
  return longest;
}

console.log(longestOnes([1, 0, 1, 1, 0, 0, 1, 1, 1], 1));
