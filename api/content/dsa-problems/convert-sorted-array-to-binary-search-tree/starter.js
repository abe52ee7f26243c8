/**
 * Return the root of a height-balanced search tree of sorted numbers.
 *
 * Each root is the middle, the left one of two.
 * levels(sortedArrayToBst([1, 2, 3])) is [2, 1, 3].
 * @param {number[]} numbers
 * @returns {TreeNode | null}
 */
function sortedArrayToBst(numbers) {
}

console.log(levels(sortedArrayToBst([1, 3, 5, 7, 9, 11])));
