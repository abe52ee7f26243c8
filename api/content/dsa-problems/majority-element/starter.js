/**
 * Return the value that fills more than half of the positions.
 *
 * There is always one. majorityElement([1, 8, 8]) is 8.
 * @param {number[]} numbers
 * @returns {number}
 */
function majorityElement(numbers) {
}

console.log(majorityElement([4, 7, 4, 2, 4]));
