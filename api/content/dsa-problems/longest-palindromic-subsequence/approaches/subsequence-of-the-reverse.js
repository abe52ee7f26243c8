function longestPalindromeSubsequence(text) {
  const backwards = [...text].reverse();
  let before = Array(text.length + 1).fill(0);
  for (const letter of text) {
    const current = [0];
    for (const [at, other] of backwards.entries()) {
      if (letter === other) current.push(before[at] + 1);
      else current.push(Math.max(before[at + 1], current[at]));
    }
    before = current;
  }
  return before.at(-1);
}

console.log(longestPalindromeSubsequence('narration'));
