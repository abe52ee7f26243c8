function countSubsequences(text, pattern) {
  const ways = Array.from({ length: text.length + 1 }, () => [
    1,
    ...new Array(pattern.length).fill(0),
  ]);
  for (let i = 1; i <= text.length; i += 1) {
    for (let j = 1; j <= pattern.length; j += 1) {
      ways[i][j] = ways[i - 1][j];
      if (text[i - 1] === pattern[j - 1]) ways[i][j] += ways[i - 1][j - 1];
    }
  }
  return ways.at(-1).at(-1);
}

console.log(countSubsequences('banana', 'ana'));
