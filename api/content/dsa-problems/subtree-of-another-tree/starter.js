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

console.log(isSubtree(tree([3, 4, 5, 1, 2]), tree([4, 1, 2])));
