/**
 * Return all ways to choose k different numbers from 1 to n.
 *
 * Each choice ascends, and choices come in any order.
 * combine(3, 2) is [[1, 2], [1, 3], [2, 3]].
 * @param {number} n
 * @param {number} k
 * @returns {number[][]}
 */
function combine(n, k) {
}

console.log(combine(4, 2));
