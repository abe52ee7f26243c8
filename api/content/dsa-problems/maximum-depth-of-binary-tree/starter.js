/**
 * Return the number of nodes on the longest path from root to a leaf.
 *
 * An empty tree has depth 0. A node has val, left and right.
 * @param {TreeNode | null} root
 * @returns {number}
 */
function maxDepth(root) {
}

console.log(maxDepth(tree([8, 2, 11, null, null, 10, 14])));
