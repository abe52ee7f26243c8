function longestPalindromeSubsequence(text) {
  const n = text.length;
  // The row of i + 1.
  let after = Array(n).fill(0);
  for (let i = n - 1; i >= 0; i -= 1) {
    const current = Array(n).fill(0);
    current[i] = 1;
    for (let j = i + 1; j < n; j += 1) {
      if (text[i] === text[j]) current[j] = 2 + after[j - 1];
      else current[j] = Math.max(after[j], current[j - 1]);
    }
    after = current;
  }
  return after.at(-1);
}

console.log(longestPalindromeSubsequence('narration'));
