/**
 * Return the values of the tree in inorder: left, node, right.
 *
 * inorderTraversal(tree([2, 1, 3])) is [1, 2, 3]. A node has val, left and right.
 * @param {TreeNode | null} root
 * @returns {number[]}
 */
function inorderTraversal(root) {
}

console.log(inorderTraversal(tree([5, 2, 8, null, 3])));
