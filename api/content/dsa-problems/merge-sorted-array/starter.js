/**
 * Merge second into first and return first, in ascending order.
 *
 * first holds m numbers and then n zeros as free space.
 * merge([1, 6, 0], 2, [4], 1) is [1, 4, 6].
 * @param {number[]} first
 * @param {number} m
 * @param {number[]} second
 * @param {number} n
 * @returns {number[]}
 */
function merge(first, m, second, n) {
}

console.log(merge([2, 5, 9, 0, 0], 3, [3, 8], 2));
