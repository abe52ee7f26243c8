/**
 * Return the first and the last index of target, [-1, -1] if there's none.
 *
 * numbers is in ascending order. searchRange([1, 5, 5], 5) is [1, 2].
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number[]}
 */
function searchRange(numbers, target) {
}

console.log(searchRange([2, 4, 4, 4, 7, 9], 4));
