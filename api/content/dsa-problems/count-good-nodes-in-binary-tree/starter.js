/**
 * Return how many nodes have no larger value on the path from the root.
 *
 * A node has val, left and right. countGoodNodes(tree([2, 1, 2])) is 2.
 * @param {TreeNode} root
 * @returns {number}
 */
function countGoodNodes(root) {
}

console.log(countGoodNodes(tree([5, 2, 6, 5, null, 3, 8])));
