/**
 * Return the values level by level, each level from left to right.
 *
 * Return an empty array for an empty tree. A node has val, left and right.
 * levelOrder(tree([1, 2, 3])) is [[1], [2, 3]].
 * @param {TreeNode | null} root
 * @returns {number[][]}
 */
function levelOrder(root) {
}

console.log(levelOrder(tree([8, 2, 11, null, null, 10, 14])));
