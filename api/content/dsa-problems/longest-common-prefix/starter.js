/**
 * Return the longest string that every word begins with.
 *
 * longestCommonPrefix(["bat", "bag"]) is "ba".
 * @param {string[]} words
 * @returns {string}
 */
function longestCommonPrefix(words) {
}

console.log(longestCommonPrefix(['clover', 'close', 'clock']));
