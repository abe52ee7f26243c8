/**
 * Return true if text contains the letters of pattern side by side.
 *
 * They may be in any order, each as often as in pattern.
 * containsPermutation("ab", "cba") is true.
 * @param {string} pattern
 * @param {string} text
 * @returns {boolean}
 */
function containsPermutation(pattern, text) {
}

console.log(containsPermutation('tea', 'steamy'));
