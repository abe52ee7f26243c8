/**
 * Return how many substrings of text are palindromes.
 *
 * The same letters at another place count again.
 * countPalindromes("aa") is 3: both letters and the whole.
 * @param {string} text
 * @returns {number}
 */
function countPalindromes(text) {
}

console.log(countPalindromes('abbab'));
