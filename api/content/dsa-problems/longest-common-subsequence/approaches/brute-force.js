function longestCommonSubsequence(first, second) {
  if (first === '' || second === '') return 0;
  const firstRest = first.slice(0, -1);
  const secondRest = second.slice(0, -1);
  if (first.at(-1) === second.at(-1)) return longestCommonSubsequence(firstRest, secondRest) + 1;
  return Math.max(
    longestCommonSubsequence(firstRest, second),
    longestCommonSubsequence(first, secondRest),
  );
}

console.log(longestCommonSubsequence('stone', 'longest'));
