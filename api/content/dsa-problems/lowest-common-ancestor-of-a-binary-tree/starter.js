/**
 * Return the value of the deepest node with both values in its subtree.
 *
 * A node has val, left and right. Both values occur; all are distinct.
 * lowestCommonAncestor(tree([1, 2, 3]), 2, 3) is 1.
 * @param {TreeNode} root
 * @param {number} first
 * @param {number} second
 * @returns {number}
 */
function lowestCommonAncestor(root, first, second) {
}

const example = tree([8, 3, 5, 6, 1, 9, 2, null, null, 7, 4]);

console.log(lowestCommonAncestor(example, 6, 4));
