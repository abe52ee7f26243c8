/**
 * Return true if the subtrees' heights differ by at most 1 at every node.
 *
 * A node has val, left and right. isBalanced(tree([1, 2, 3])) is true.
 * @param {TreeNode | null} root
 * @returns {boolean}
 */
function isBalanced(root) {
}

console.log(isBalanced(tree([1, 2, 3, 4, 5, null, null, 6])));
