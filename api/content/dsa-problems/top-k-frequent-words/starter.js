/**
 * Return the k most frequent words, the most frequent first.
 *
 * Equally frequent words come in alphabetical order.
 * topKFrequent(['b', 'a', 'b'], 2) is ['b', 'a'].
 * @param {string[]} words
 * @param {number} k
 * @returns {string[]}
 */
function topKFrequent(words, k) {
}

console.log(topKFrequent(['tea', 'rye', 'fig', 'rye', 'tea', 'oat'], 3));
