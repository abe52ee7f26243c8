/**
 * Return true if a node of root and everything below it equal wanted.
 *
 * A node has val, left and right.
 * isSubtree(tree([1, 2, 3]), tree([2])) is true.
 * @param {TreeNode | null} root
 * @param {TreeNode} wanted
 * @returns {boolean}
 */
function isSubtree(root, wanted) {
}

console.log(isSubtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])));
