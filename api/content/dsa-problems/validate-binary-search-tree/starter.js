/**
 * Return true if the tree is a valid binary search tree.
 *
 * Values are distinct in a valid tree. An empty tree is valid.
 * isValidBst(tree([2, 1, 3])) is true.
 * @param {TreeNode | null} root
 * @returns {boolean}
 */
function isValidBst(root) {
}

console.log(isValidBst(tree([5, 2, 8, 1, 6])));
