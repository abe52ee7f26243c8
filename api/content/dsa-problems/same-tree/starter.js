/**
 * Return true if both trees have the same shape and equal values.
 *
 * A node has val, left and right.
 * isSameTree(tree([1, 2]), tree([1, null, 2])) is false.
 * @param {TreeNode | null} first
 * @param {TreeNode | null} second
 * @returns {boolean}
 */
function isSameTree(first, second) {
}

console.log(isSameTree(tree([1, 2, 3, null, 4]), tree([1, 2, 3, null, 4])));
