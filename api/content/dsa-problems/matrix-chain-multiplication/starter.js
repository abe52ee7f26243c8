/**
 * Return the fewest multiplications for the product of a chain of matrices.
 *
 * Matrix i has sizes[i] rows and sizes[i + 1] columns.
 * minMultiplications([2, 3, 1, 1]) is 8.
 * @param {number[]} sizes
 * @returns {number}
 */
function minMultiplications(sizes) {
}

console.log(minMultiplications([4, 2, 5, 1, 3]));
