/**
 * Return the smallest index with equal sums on both sides, or -1.
 *
 * The number at the index isn't part of them. pivotIndex([2, 7, 2]) is 1.
 * @param {number[]} numbers
 * @returns {number}
 */
function pivotIndex(numbers) {
}

console.log(pivotIndex([3, 1, -2, 6, 2]));
