/**
 * Return all combinations of candidates that add up to target.
 *
 * A candidate may be used any number of times. Each combination is in
 * ascending order. combinationSum([2, 4], 4) is [[2, 2], [4]].
 * @param {number[]} candidates
 * @param {number} target
 * @returns {number[][]}
 */
function combinationSum(candidates, target) {
}

console.log(combinationSum([5, 2, 3], 8));
