/**
 * Return all permutations of the numbers, in any order.
 *
 * permute([1, 2]) is [[1, 2], [2, 1]], and permute([]) is [[]].
 * @param {number[]} numbers
 * @returns {number[][]}
 */
function permute(numbers) {
}

console.log(permute([1, 2, 3]));
