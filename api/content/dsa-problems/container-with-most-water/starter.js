/**
 * Return the most water that two of the walls can hold.
 *
 * That is the distance between their indices times the lower height.
 * maxArea([2, 1, 3]) is 4.
 * @param {number[]} heights
 * @returns {number}
 */
function maxArea(heights) {
}

console.log(maxArea([3, 1, 2, 4, 5]));
