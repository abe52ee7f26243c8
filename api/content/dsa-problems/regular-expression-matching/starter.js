/**
 * Return true if pattern matches the whole of text.
 *
 * "." is any character, "*" any number of the character before it.
 * isMatch("aab", "a*.") is true.
 * @param {string} text
 * @param {string} pattern
 * @returns {boolean}
 */
function isMatch(text, pattern) {
}

console.log(isMatch('xxyz', 'x*.z'));
