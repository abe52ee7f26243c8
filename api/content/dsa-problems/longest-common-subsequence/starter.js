/**
 * Return the length of the longest common subsequence of both strings.
 *
 * Its characters keep their order and needn't be adjacent.
 * longestCommonSubsequence("abc", "ac") is 2.
 * @param {string} first
 * @param {string} second
 * @returns {number}
 */
function longestCommonSubsequence(first, second) {
}

console.log(longestCommonSubsequence('stone', 'longest'));
