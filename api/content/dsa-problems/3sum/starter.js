/**
 * Return all distinct triplets of numbers that add up to 0.
 *
 * Each triplet is in ascending order; the triplets may be in any order.
 * threeSum([-1, 0, 1, 2]) is [[-1, 0, 1]].
 * @param {number[]} numbers
 * @returns {number[][]}
 */
function threeSum(numbers) {
}

console.log(threeSum([4, -1, -3, 0, 1, -1, 2]));
