/**
 * Return true if a tree is its own mirror image.
 *
 * A node has val, left and right.
 * isSymmetric(tree([1, 2, 3])) is false.
 * @param {TreeNode | null} root
 * @returns {boolean}
 */
function isSymmetric(root) {
}

console.log(isSymmetric(tree([5, 2, 2, 7, null, null, 7])));
