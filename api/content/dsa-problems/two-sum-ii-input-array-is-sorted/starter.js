/**
 * Return the two indices, counting from 1, whose numbers sum to target.
 *
 * numbers is in ascending order, and exactly one such pair exists.
 * twoSum([1, 4, 6], 7) is [1, 3].
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number[]}
 */
function twoSum(numbers, target) {
}

console.log(twoSum([2, 5, 8, 12], 13));
