/**
 * Return how many blocks of water remain between the columns.
 *
 * trap([2, 0, 1]) is 1.
 * @param {number[]} heights
 * @returns {number}
 */
function trap(heights) {
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
