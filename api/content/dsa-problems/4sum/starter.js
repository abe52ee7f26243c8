/**
 * Return all distinct quadruplets of numbers that add up to target.
 *
 * Each quadruplet is in ascending order; they may come in any order.
 * fourSum([4, 1, 2, 0, 3], 6) is [[0, 1, 2, 3]].
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number[][]}
 */
function fourSum(numbers, target) {
}

console.log(fourSum([5, 0, -2, 2, 0, 3, -2, 1], 4));
