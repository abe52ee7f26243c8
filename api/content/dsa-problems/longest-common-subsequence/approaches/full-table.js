function longestCommonSubsequence(first, second) {
  const longest = Array.from({ length: first.length + 1 }, () =>
    new Array(second.length + 1).fill(0),
  );
  for (let i = 1; i <= first.length; i += 1) {
    for (let j = 1; j <= second.length; j += 1) {
      longest[i][j] =
        first[i - 1] === second[j - 1]
          ? longest[i - 1][j - 1] + 1
          : Math.max(longest[i - 1][j], longest[i][j - 1]);
    }
  }
  return longest[first.length][second.length];
}

console.log(longestCommonSubsequence('stone', 'longest'));
