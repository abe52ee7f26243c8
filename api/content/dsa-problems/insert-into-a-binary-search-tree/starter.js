/**
 * Insert the value into the binary search tree and return its root.
 *
 * No other node moves. The root of an empty tree is null.
 * @param {TreeNode | null} root
 * @param {number} value
 * @returns {TreeNode}
 */
function insertIntoBst(root, value) {
}

console.log(levels(insertIntoBst(tree([12, 6, 18]), 15)));
