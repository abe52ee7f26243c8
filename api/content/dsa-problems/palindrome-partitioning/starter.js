/**
 * Return all ways to cut text into palindromes.
 *
 * partition("aa") is [["a", "a"], ["aa"]].
 * @param {string} text
 * @returns {string[][]}
 */
function partition(text) {
}

console.log(partition('abba'));
