/**
 * Return the number of edges on the longest path of the tree.
 *
 * It may lead from any node to any other. A node has val, left and right.
 * diameter(tree([1, 2, 3])) is 2.
 * @param {TreeNode | null} root
 * @returns {number}
 */
function diameter(root) {
}

console.log(diameter(tree([1, 2, 3, 4, 5])));
