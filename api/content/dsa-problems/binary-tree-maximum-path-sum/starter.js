/**
 * Return the largest sum of values along a path in the tree.
 *
 * A path has at least one node and needn't pass through the root.
 * maxPathSum(tree([1, 2, 3])) is 6.
 * @param {TreeNode | null} root
 * @returns {number}
 */
function maxPathSum(root) {
}

console.log(maxPathSum(tree([-5, 6, 10, null, null, 8, 7])));
