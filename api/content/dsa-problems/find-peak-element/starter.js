/**
 * Return the index of a number that is larger than its neighbours.
 *
 * Any such index is right. findPeakElement([1, 4, 3]) is 1.
 * @param {number[]} numbers
 * @returns {number}
 */
function findPeakElement(numbers) {
}

console.log(findPeakElement([2, 5, 9, 7, 4, 1]));
