/**
 * Return the words in groups of anagrams.
 *
 * Groups, and words inside a group, may be in any order.
 * groupAnagrams(["ab", "c", "ba"]) is [["ab", "ba"], ["c"]].
 * @param {string[]} words
 * @returns {string[][]}
 */
function groupAnagrams(words) {
}

console.log(groupAnagrams(['stop', 'arc', 'pots', 'car', 'code', 'tops']));
