/**
 * Cut text into the most parts that have no letter in common.
 *
 * Return the lengths of the parts, in order.
 * partitionLabels("abab") is [4], partitionLabels("aab") is [2, 1].
 * @param {string} text
 * @returns {number[]}
 */
function partitionLabels(text) {
}

console.log(partitionLabels('abcacdedfgf'));
