/**
 * Swap the children of every node and return the root.
 *
 * A node has val, left and right.
 * levels(invert(tree([1, 2, 3]))) is [1, 3, 2].
 * @param {TreeNode | null} root
 * @returns {TreeNode | null}
 */
function invert(root) {
}

console.log(levels(invert(tree([4, 2, 7, 1, 3, null, 9]))));
