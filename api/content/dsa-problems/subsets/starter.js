/**
 * Return all subsets of the numbers, in any order.
 *
 * Within a subset, keep the order of the input.
 * subsets([1, 2]) is [[], [1], [1, 2], [2]].
 * @param {number[]} numbers
 * @returns {number[][]}
 */
function subsets(numbers) {
}

console.log(subsets([1, 2, 3]));
