/**
 * Return all combinations of candidates that add up to target.
 *
 * Each element is used at most once, and no combination is returned
 * twice. Each is in ascending order.
 * combinationSum([2, 1, 1], 3) is [[1, 2]].
 * @param {number[]} candidates
 * @param {number} target
 * @returns {number[][]}
 */
function combinationSum(candidates, target) {
}

console.log(combinationSum([3, 1, 5, 1, 6, 2], 7));
