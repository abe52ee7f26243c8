/**
 * Sort an array of 0, 1 and 2 in place, and return it.
 *
 * sortColors([2, 0, 1]) is [0, 1, 2].
 * @param {number[]} colors
 * @returns {number[]}
 */
function sortColors(colors) {
}

console.log(sortColors([2, 0, 1, 1, 0, 2]));
