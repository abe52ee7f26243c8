/**
 * Return the two indices, in ascending order, whose numbers sum to target.
 *
 * Exactly one such pair exists. twoSum([4, 1, 6], 7) is [1, 2].
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number[]}
 */
function twoSum(numbers, target) {
}

console.log(twoSum([3, 8, 5, 11], 16));
