/**
 * Return the length of the longest palindromic subsequence.
 *
 * It may leave out letters. longestPalindromeSubsequence('abxa') is 3.
 * @param {string} text
 * @returns {number}
 */
function longestPalindromeSubsequence(text) {
}

console.log(longestPalindromeSubsequence('narration'));
