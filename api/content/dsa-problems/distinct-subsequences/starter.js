/**
 * Return the number of ways to get pattern by deleting letters of text.
 *
 * countSubsequences("aab", "ab") is 2.
 * @param {string} text
 * @param {string} pattern
 * @returns {number}
 */
function countSubsequences(text, pattern) {
}

console.log(countSubsequences('banana', 'ana'));
