/**
 * Return the index of target in the ascending array, or -1 if it is missing.
 *
 * search([1, 4, 6], 6) is 2.
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number}
 */
function search(numbers, target) {
}

console.log(search([-7, -2, 0, 4, 9, 15], 9));
