/**
 * Return in how many ways deleting letters of text leaves pattern.
 *
 * countSubsequences("aab", "ab") is 2.
 * @param {string} text
 * @param {string} pattern
 * @returns {number}
 */
function countSubsequences(text, pattern) {
}

console.log(countSubsequences('banana', 'ana'));
