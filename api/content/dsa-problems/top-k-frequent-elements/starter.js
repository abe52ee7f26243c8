/**
 * Return the k numbers that occur most often, in any order.
 *
 * topKFrequent([5, 7, 5], 1) is [5].
 * @param {number[]} numbers
 * @param {number} k
 * @returns {number[]}
 */
function topKFrequent(numbers, k) {
}

console.log(topKFrequent([4, 1, 4, 2, 2, 4, 3], 2));
