/**
 * Return the value of the deepest node with both values below it.
 *
 * A node counts as below itself. The values occur in the tree, which is
 * a binary search tree.
 * lowestCommonAncestor(tree([2, 1, 3]), 1, 3) is 2.
 * @param {TreeNode | null} root
 * @param {number} first
 * @param {number} second
 * @returns {number}
 */
function lowestCommonAncestor(root, first, second) {
}

const example = tree([20, 8, 25, 4, 12, null, null, null, null, 10, 14]);

console.log(lowestCommonAncestor(example, 10, 14));
