function longestOnes(bits, k) {
  let longest = 0;
  let zeros = 0;
  let left = 0;
  for (let right = 0; right < bits.length; right += 1) {
    if (bits[right] === 0) zeros += 1;
    while (zeros > k) {
      if (bits[left] === 0) zeros -= 1;
      left += 1;
    }
    longest = Math.max(longest, right - left + 1);
  }
  return longest;
}

console.log(longestOnes([1, 0, 1, 1, 0, 0, 1, 1, 1], 1));
