function longestOnes(bits, k) {
  let longest = 0;
  for (let start = 0; start < bits.length; start += 1) {
    let zeros = 0;
    let end = start;
    while (end < bits.length && (bits[end] === 1 || zeros < k)) {
      if (bits[end] === 0) zeros += 1;
      end += 1;
    }
    longest = Math.max(longest, end - start);
  }
  return longest;
}

console.log(longestOnes([1, 0, 1, 1, 0, 0, 1, 1, 1], 1));
