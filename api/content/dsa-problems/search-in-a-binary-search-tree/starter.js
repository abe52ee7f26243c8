/**
 * Return the node with the value target, or null.
 *
 * The tree is a binary search tree. A node has val, left and right.
 * @param {TreeNode | null} root
 * @param {number} target
 * @returns {TreeNode | null}
 */
function searchBst(root, target) {
}

console.log(levels(searchBst(tree([20, 10, 30, null, null, 25]), 30)));
