/**
 * Return all indices where an anagram of word begins in text.
 *
 * They ascend. findAnagrams('abab', 'ab') is [0, 1, 2].
 * @param {string} text
 * @param {string} word
 * @returns {number[]}
 */
function findAnagrams(text, word) {
}

console.log(findAnagrams('tactic', 'act'));
