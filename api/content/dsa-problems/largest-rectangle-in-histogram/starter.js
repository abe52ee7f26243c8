/**
 * Return the area of the largest rectangle inside the bars.
 *
 * Each bar is one unit wide. largestRectangle([2, 3, 2]) is 6.
 * @param {number[]} heights
 * @returns {number}
 */
function largestRectangle(heights) {
}

console.log(largestRectangle([2, 4, 5, 1, 3, 3]));
