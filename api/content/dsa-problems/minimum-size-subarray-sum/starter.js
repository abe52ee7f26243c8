/**
 * Return the length of the shortest run with a sum of at least target.
 *
 * 0 stands for none. minSubarrayLen(5, [2, 1, 4]) is 2.
 * @param {number} target
 * @param {number[]} numbers
 * @returns {number}
 */
function minSubarrayLen(target, numbers) {
}

console.log(minSubarrayLen(8, [3, 1, 6, 2, 5]));
