/**
 * Delete key from a binary search tree and return the root.
 *
 * A node with two children takes the smallest value on its right, and the
 * node with that value is deleted.
 * levels(deleteNode(tree([2, 1, 3]), 2)) is [3, 1].
 * @param {TreeNode | null} root
 * @param {number} key
 * @returns {TreeNode | null}
 */
function deleteNode(root, key) {
}

console.log(levels(deleteNode(tree([5, 3, 8, 2, 4, 7, 9]), 5)));
