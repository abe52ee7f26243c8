/**
 * Return the index of target in numbers, or where to insert it.
 *
 * The numbers are different and ascending. searchInsert([3, 9], 4) is 1.
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number}
 */
function searchInsert(numbers, target) {
}

console.log(searchInsert([2, 5, 8, 11], 6));
