/**
 * Return the first phrase of each set of anagrams.
 * @param {string[]} phrases
 * @returns {string[]}
 */
function withoutAnagrams(phrases) {
}
