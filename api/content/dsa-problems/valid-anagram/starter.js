/**
 * Return true if both strings have the same letters, equally often.
 *
 * isAnagram("aab", "aba") is true, isAnagram("aab", "abb") is false.
 * @param {string} first
 * @param {string} second
 * @returns {boolean}
 */
function isAnagram(first, second) {
}

console.log(isAnagram('listen', 'silent'));
