/**
 * Return all different subsets of numbers, each in ascending order.
 *
 * The subsets can be in any order.
 * distinctSubsets([3, 3]) is [[], [3], [3, 3]].
 * @param {number[]} numbers
 * @returns {number[][]}
 */
function distinctSubsets(numbers) {
}

console.log(distinctSubsets([2, 1, 2]));
