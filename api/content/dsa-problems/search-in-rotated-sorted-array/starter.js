/**
 * Return the index of target in the rotated sorted array, or -1.
 *
 * search([5, 7, 1, 3], 1) is 2.
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number}
 */
function search(numbers, target) {
}

console.log(search([8, 11, 15, 1, 4, 6], 4));
